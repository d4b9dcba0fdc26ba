import type {ArtifactModule, ArtifactRuntime} from '@lectern/mdx/client';
import type {renderToReadableStream, renderToString} from 'react-dom/server';
import type {ModuleRef, RoutePayload} from '../shared/payload.js';

/** Exports of a compiled Markdown file: `default` (the component), `toc`, `frontMatter`, `contentTitle`, … */
export type ContentExports = Readonly<Record<string, unknown>>;

/**
 * Input to render one page. `loadContent` and `loadData` may return a value or a promise; the renderer caches nothing
 * between calls.
 */
export interface RenderInput {
  readonly payload: RoutePayload;
  /** URL for which the page is rendered: path, query and hash, base URL included. Usually `payload.path`. */
  readonly url: string;
  loadContent(ref: `content:${string}`): ContentExports | Promise<ContentExports>;
  /**
   * Also called for `data:globalData.json`, once per page. Must return the same object for the same file: the renderer
   * compares the global data by identity.
   */
  loadData(ref: `data:${string}`): unknown;
}

/**
 * Head tags as HTML. Each tag has the attribute `data-rh="true"`, by which react-helmet-async finds it in the browser.
 */
export interface RenderedHead {
  /** Attributes of `<html>`: `lang="en" dir="ltr" class="…"`. */
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  readonly title: string;
  readonly base: string;
  readonly meta: string;
  readonly link: string;
  readonly script: string;
  readonly style: string;
  readonly noscript: string;
  /** True if a robots meta tag contains "noindex". */
  readonly noIndex: boolean;
}

export interface RenderOutput {
  /** HTML inside of the element `#__docusaurus`. */
  readonly html: string;
  readonly head: RenderedHead;
  /** Targets of all links of the page, as written ("../intro"), in order, without duplicates. */
  readonly links: readonly string[];
  /** Ids of the elements to which links may point. */
  readonly anchors: readonly string[];
  /**
   * References of all code modules that the routes of the page use ("code:@theme/DocItem"). Modules that Markdown files
   * import are not included.
   */
  readonly modules: readonly `code:${string}`[];
  /** References of all data files that components read: with `useData`, or as a part of the global data. */
  readonly data: readonly `data:${string}`[];
  /** Target of the redirect, base URL included; absent if the page is not a redirect. */
  readonly redirect?: string;
}

/** Error of `renderPage` if a component throws. The error of the component is its `cause`. */
export interface PageRenderFailure extends Error {
  readonly name: 'PageRenderError';
  readonly cause: unknown;
  /**
   * Component stack of React, innermost component first; the component of a Markdown file is called
   * "MDXContent(@site/docs/intro.md)".
   */
  readonly componentStack?: string;
}

/** Renderers of React DOM. The process that renders pages loads them, since they are not in the bundle. */
export interface ReactServer {
  /** Absent in React's development build, which warns about each context that is used by both renderers. */
  readonly renderToString?: typeof renderToString;
  readonly renderToReadableStream: typeof renderToReadableStream;
}

/** Keeps the elements that the components of Markdown pages return while they are rendered. */
export interface ContentRecorder {
  /** Forgets the elements of the last page. */
  clear(): void;
  /**
   * Returns what the component of a Markdown file has returned; `undefined` if it was not rendered.
   *
   * @param content - export `default` of the file
   * @param props - props of one of its elements; without them, its last rendering counts
   */
  elementsOf(content: unknown, props?: object): {readonly elements: unknown} | undefined;
  /** Returns the components of elements of the last Markdown file, with the name of the element. */
  names(): ReadonlyMap<unknown, string>;
  /** Returns the function with which the theme describes a component in plain elements, if it has one. */
  describe(type: unknown): ((props: never) => unknown) | undefined;
  /**
   * Shows elements in place of the content of a Markdown file, until `clear`.
   *
   * @param tag - name of the element around each of them
   */
  show(content: unknown, elements: readonly unknown[], tag: string): void;
}

/** Exports of the server entry, which the render worker imports from the bundle. */
export interface ServerEntry {
  /** React modules of the bundle. The renderers must use these modules instead of another copy of React. */
  readonly react: object;
  readonly reactDom: unknown;
  /** Context of `useIsBrowser`, whose value changes when a page is hydrated. */
  readonly BrowserContext: unknown;
  renderPage(react: ReactServer, input: RenderInput): Promise<RenderOutput>;
  readonly artifactRuntime: ArtifactRuntime;
  /**
   * Loads a code module and returns its namespace object.
   *
   * @throws if the bundle has no module for this reference
   */
  loadCode(ref: `code:${string}`): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Loads all imports of an artifact (compiled Markdown file), then evaluates the artifact.
   *
   * @param load - called once for each of `artifact.imports`; returns the exports of the module, or a promise of them
   */
  linkArtifact(artifact: ArtifactModule, load: (ref: ModuleRef) => unknown): Promise<ContentExports>;
  /** Like `linkArtifact`; `contentRecorder` then keeps the elements of the file. */
  linkRecorded(artifact: ArtifactModule, load: (ref: ModuleRef) => unknown): Promise<ContentExports>;
  readonly contentRecorder: ContentRecorder;
  /** Returns the text of an inline script that warns about a wrong `baseUrl` on the home page. */
  baseUrlIssueScript(baseUrl: string): string;
}
