import type {ArtifactModule, ArtifactRuntime} from '@lectern/mdx/client';
import type {renderToReadableStream, renderToString} from 'react-dom/server';
import type {ModuleRef, RoutePayload} from '../shared/payload.js';

/** Exports of an evaluated content artifact: `default` (the component), `toc`, `frontMatter`, `contentTitle`, … */
export type ContentExports = Readonly<Record<string, unknown>>;

/** Input of one page to render. Loaders may answer at once or with a promise; nothing is cached between calls. */
export interface RenderInput {
  readonly payload: RoutePayload;
  /** Path, query and hash to render for, base URL included. Usually `payload.path`. */
  readonly url: string;
  loadContent(ref: `content:${string}`): ContentExports | Promise<ContentExports>;
  /** Also called for `data:globalData.json`, once a page. Give the same object for the same file: it is compared by identity. */
  loadData(ref: `data:${string}`): unknown;
}

/** Head tags as HTML text, ready to be placed. Tags carry `data-rh="true"`: by which the browser finds its own. */
export interface RenderedHead {
  /** `lang="en" dir="ltr" class="…"`, without `<html`. */
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  readonly title: string;
  readonly base: string;
  readonly meta: string;
  readonly link: string;
  readonly script: string;
  readonly style: string;
  readonly noscript: string;
  /** A robots meta tag says "noindex". */
  readonly noIndex: boolean;
}

export interface RenderOutput {
  /** Content of `#__docusaurus`. */
  readonly html: string;
  readonly head: RenderedHead;
  /** Link targets as written in the page, in order, possibly relative, without duplicates. */
  readonly links: readonly string[];
  /** Ids that links may point to. */
  readonly anchors: readonly string[];
  /** Code requests that the chain loaded ("code:@theme/DocItem"); imports of content are not among them. */
  readonly modules: readonly `code:${string}`[];
  /** Files that `useData` read and that `payload.files` must therefore list. */
  readonly data: readonly `data:${string}`[];
  /** The page is a redirect: the target, base URL included. */
  readonly redirect?: string;
}

/** Error of `renderPage` for an error of a component, which is its `cause`. */
export interface PageRenderFailure extends Error {
  readonly name: 'PageRenderError';
  readonly cause: unknown;
  /** As React writes it, innermost component first; content is named "MDXContent(@site/docs/intro.md)". */
  readonly componentStack?: string;
}

/** React's renderers, as the host loads them: the bundle has none. */
export interface ReactServer {
  /** Not in the development build, which warns of every context that both have rendered. */
  readonly renderToString?: typeof renderToString;
  readonly renderToReadableStream: typeof renderToReadableStream;
}

/** Exports of the server entry, as the renderer imports it from the bundle. */
export interface ServerEntry {
  /** Modules that the renderers must use in place of their own. */
  readonly react: object;
  readonly reactDom: unknown;
  renderPage(react: ReactServer, input: RenderInput): Promise<RenderOutput>;
  readonly artifactRuntime: ArtifactRuntime;
  /** A module of the registry: its namespace object. @throws if the registry has no such request. */
  loadCode(ref: `code:${string}`): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Evaluates an artifact together with all that it imports.
   *
   * @param load - called once for each of `artifact.imports`; `content:` must answer with evaluated exports
   */
  linkArtifact(artifact: ArtifactModule, load: (ref: ModuleRef) => unknown): Promise<ContentExports>;
  /** Text of the inline script that explains a wrong `baseUrl` on the home page. */
  baseUrlIssueScript(baseUrl: string): string;
}
