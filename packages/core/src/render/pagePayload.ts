import type {ContentAsset} from '@lectern/mdx';
import {sha256, shortHash} from '@lectern/store';
import type {UnprovenCode} from '../bundle/UnprovenCodePlugin.js';
import {artifactPath, type CompiledContent} from '../compile/ArtifactCache.js';
import type {PlannedData, PlannedPage} from '../routes/SitePlan.js';
import {encodePath} from '../shared/encodePath.js';
import {markdownUrl} from '../shared/markdownUrl.js';
import {pageContent} from '../shared/pageContent.js';
import {layoutFile, type PayloadLayout, type PayloadRoute, type RoutePayload} from '../shared/payload.js';
import {moduleRef, routeModules} from '../shared/payloadModules.js';

export interface PayloadInput {
  readonly plan: {readonly data: {readonly [name: string]: Pick<PlannedData, 'url'>}};
  readonly contents: ReadonlyMap<string, CompiledContent>;
  /** Hash of all bundled code (`Bundle.codeHash`), which becomes part of each payload. */
  readonly codeHash: string;
  readonly baseUrl: string;
  /** True if pages with Markdown content have a Markdown file. */
  readonly writesMarkdown: boolean;
  /** Request of a code module ("@theme/DocItem") → its chunks except chunks of the entry, relative to the base URL. */
  readonly chunks: {readonly [request: string]: readonly string[]};
  readonly unproven?: UnprovenCode | undefined;
  /** Returns the absolute path of an artifact (the compiled Markdown file of `content`). */
  codeFile(content: CompiledContent): string;
  dataFile(name: string): string;
}

const GLOBAL_DATA = 'data:globalData.json';

function referencesOf(chain: readonly PayloadRoute[]): Set<string> {
  const found = new Set<string>([GLOBAL_DATA]);
  for (const ref of chain.flatMap(routeModules).map(moduleRef)) if (!ref.startsWith('code:')) found.add(ref);
  return found;
}

/**
 * Lists the URLs of the chunks that a chain of nested routes needs: chunks of the routes' components, and of all code
 * that their content imports.
 */
function scriptsOf(
  chain: readonly PayloadRoute[],
  refs: readonly string[],
  {contents, chunks, baseUrl}: PayloadInput,
): readonly string[] {
  const files = requestsOf(chain, refs, contents).flatMap((request) => chunks[request] ?? []);
  return [...new Set(files)].map((file) => baseUrl + file);
}

/** Lists the requests of all code modules of a chain of nested routes: "@theme/DocItem". May contain duplicates. */
function requestsOf(
  chain: readonly PayloadRoute[],
  refs: readonly string[],
  contents: PayloadInput['contents'],
): string[] {
  const imports = refs.flatMap((ref) => contents.get(ref.slice('content:'.length))?.imports ?? []);
  const references = [...chain.map(({component}) => component), ...imports];
  return references.flatMap((ref) => (ref.startsWith('code:') ? [ref.slice('code:'.length)] : []));
}

/**
 * Returns references together with the Markdown files that they import. An imported file comes before the file that
 * imports it.
 *
 * @param listed - references that are left out, with all their imports
 */
function withImports(
  refs: Iterable<string>,
  contents: ReadonlyMap<string, CompiledContent>,
  listed: ReadonlySet<string> = new Set(),
): string[] {
  const ordered = new Set<string>();
  const visit = (ref: string, path: readonly string[]) => {
    if (listed.has(ref) || ordered.has(ref) || path.includes(ref)) return;
    const imports = ref.startsWith('content:')
      ? contents.get(ref.slice('content:'.length))?.imports
      : undefined;
    if (imports && imports.length > 0) {
      const inner = [...path, ref];
      for (const imported of imports) if (imported.startsWith('content:')) visit(imported, inner);
    }
    ordered.add(ref);
  };
  for (const ref of refs) visit(ref, []);
  return [...ordered];
}

/** A reference ("content:…" or "data:…") with its URL and its file. */
interface Located {
  readonly ref: string;
  readonly url: string;
  /** Absolute path. */
  readonly file: string;
}

/**
 * The outer routes of a page's chain of routes (all except the last one), which several pages share. The browser loads
 * them from a separate file, only once for all these pages.
 */
interface Layout {
  readonly chain: readonly PayloadRoute[];
  readonly refs: ReadonlySet<string>;
  readonly scripts: ReadonlySet<string>;
  readonly located: readonly Located[];
  /** Markdown files that the layout's content imports. The file of each page lists them, the layout's file does not. */
  readonly unlisted: readonly Located[];
  /** Hash of `text` and of the URLs of all files, for the keys of pages. */
  readonly key: string;
  /** Hash of `text`, for the name of the layout's file. */
  readonly name: string;
  /** Content of the layout's file: JSON. */
  readonly text: string;
}

function urlsOf(located: readonly Located[]): RoutePayload['files'] {
  return Object.fromEntries(located.map(({ref, url}) => [ref, url]));
}

/**
 * Payload of one page, the JSON data from which the browser shows the page: its routes with their components, and the
 * URLs of all content and data files. Data of a layout, which pages share, is computed and serialized only once.
 */
export class PagePayload {
  readonly #input: PayloadInput;
  readonly #page: PlannedPage;
  /** Outer routes of the page; `undefined` for a page with only one route. */
  readonly #layout: Layout | undefined;

  constructor(input: PayloadInput, page: PlannedPage, layout: Layout | undefined) {
    this.#input = input;
    this.#page = page;
    this.#layout = layout;
  }

  /** File of the layout that the page shares with others: path relative to the output folder, and JSON text. */
  get layout(): {readonly outputPath: string; readonly text: string} | undefined {
    return this.#layout && {outputPath: layoutFile(this.#layout.name), text: this.#layout.text};
  }

  get #start(): Pick<RoutePayload, 'code' | 'path' | 'markdown'> {
    const {chain, path} = this.#page;
    const hasMarkdown = this.#input.writesMarkdown && pageContent(chain) !== undefined;
    const markdown = hasMarkdown && encodePath(markdownUrl(path, this.#input.baseUrl));
    return {code: this.#input.codeHash, path, ...(markdown && {markdown})};
  }

  /** The routes of the page that are not in the layout: the last one, or all if the page has no layout. */
  get #chain(): readonly PayloadRoute[] {
    return this.#layout ? this.#page.chain.slice(-1) : this.#page.chain;
  }

  #refs(): string[] {
    return withImports(referencesOf(this.#chain), this.#input.contents, this.#layout?.refs);
  }

  #own(): Located[] {
    return locate(this.#refs(), this.#page.path, this.#input);
  }

  /** @returns JSON of all inputs of `text` and `fileText`, for the key of the page */
  identity(): string {
    const {contents} = this.#input;
    // The URL of an artifact (a compiled Markdown file) contains only a part of its hash. The key uses the whole hash.
    const hashOf = ({ref, url}: Located) => contents.get(ref.slice('content:'.length))?.codeHash ?? url;
    return JSON.stringify([this.#start, this.#layout?.key, this.#chain, this.#own().map(hashOf)]);
  }

  /** @returns requests of all code modules of the page: "@theme/DocItem". May contain duplicates */
  #requests(): string[] {
    const refs = [...(this.#layout?.refs ?? []), ...this.#refs()];
    return requestsOf(this.#page.chain, refs, this.#input.contents);
  }

  /** First module of the page that may need React at once; `undefined` if there is none. See `UnprovenCode`. */
  get unproven(): string | undefined {
    const {unproven} = this.#input;
    if (!unproven) return undefined;
    const found = this.#requests().map((request) => unproven.requests[request]);
    return unproven.everywhere ?? found.find((name) => name !== undefined);
  }

  /** @returns JSON text of the `RoutePayload`, for the page's HTML. */
  text(): string {
    const files = urlsOf([...(this.#layout?.located ?? []), ...this.#own()]);
    const payload = {...this.#start, chain: this.#page.chain, files, layout: this.#layout?.name};
    return JSON.stringify(payload);
  }

  /**
   * @param results - URLs of the results of the page's queries, by reference
   * @returns JSON text of the file beside the page's HTML: a `ShortPayload` if the page has a layout
   */
  fileText(results: RoutePayload['files'] = {}): string {
    const layout = this.#layout;
    const all = scriptsOf(this.#chain, this.#refs(), this.#input);
    const scripts = all.filter((url) => !layout?.scripts.has(url));
    const others = scripts.length > 0 ? {scripts} : {};
    const files = {...urlsOf([...(layout?.unlisted ?? []), ...this.#own()]), ...results};
    const {chain} = this.#page;
    const links = layout ? {layout: layout.name, leaf: chain.at(-1)} : {chain};
    return JSON.stringify({...this.#start, ...links, files, ...others});
  }

  /** @returns files for the renderer: reference ("content:…" or "data:…") → absolute path */
  files(): {readonly [ref: string]: string} {
    const all = [...(this.#layout?.located ?? []), ...this.#own()];
    return Object.fromEntries(all.map(({ref, file}) => [ref, file]));
  }
}

/** Makes the payloads (JSON data) of pages. A layout that several pages share is made only once. */
export class PayloadWriter {
  readonly #input: PayloadInput;
  /** Layouts that are already made, by their innermost route. */
  readonly #layouts = new Map<PayloadRoute, Layout>();

  constructor(input: PayloadInput) {
    this.#input = input;
  }

  payload(page: PlannedPage): PagePayload {
    const {chain, path} = page;
    const layout = chain.length > 1 ? this.#layout(chain.slice(0, -1), path) : undefined;
    return new PagePayload(this.#input, page, layout);
  }

  #layout(chain: readonly PayloadRoute[], path: string): Layout {
    const innermost = chain.at(-1) as PayloadRoute;
    const known = this.#layouts.get(innermost);
    if (known?.chain.length === chain.length && known.chain.every((link, at) => link === chain[at]))
      return known;
    const shared = referencesOf(chain);
    const located = locate(withImports(shared, this.#input.contents), path, this.#input);
    const files = urlsOf(located.filter(({ref}) => shared.has(ref)));
    const refs = located.map(({ref}) => ref);
    const scripts = scriptsOf(chain, refs, this.#input);
    const given: PayloadLayout = {chain, files, ...(scripts.length > 0 && {scripts})};
    const text = JSON.stringify(given);
    const layout: Layout = {
      chain,
      refs: new Set(refs),
      scripts: new Set(scripts),
      located,
      unlisted: located.filter(({ref}) => !shared.has(ref)),
      key: sha256(JSON.stringify([text, urlsOf(located)])),
      name: shortHash(text),
      text,
    };
    this.#layouts.set(innermost, layout);
    return layout;
  }
}

/**
 * Returns URL and file of each reference.
 *
 * @param path - path of the page, for the error message
 */
function locate(refs: readonly string[], path: string, input: PayloadInput): Located[] {
  return refs.map((ref) => {
    const name = ref.slice(ref.indexOf(':') + 1);
    if (ref.startsWith('content:')) {
      const content = input.contents.get(name);
      if (!content) throw new Error(`${path} needs ${name}, which was not compiled.`);
      return {ref, url: input.baseUrl + artifactPath(content), file: input.codeFile(content)};
    }
    const data = input.plan.data[name];
    if (!data) throw new Error(`${path} needs the data file ${name}, which no plugin created.`);
    return {ref, url: data.url, file: input.dataFile(name)};
  });
}

/** Lists all files that the content of a site shows or links to, without duplicates. */
export function assetsOf(contents: Iterable<CompiledContent>): ContentAsset[] {
  const assets = new Map<string, ContentAsset>();
  for (const content of contents) for (const asset of content.assets) assets.set(asset.outputPath, asset);
  return [...assets.values()].sort((a, b) => (a.outputPath < b.outputPath ? -1 : 1));
}
