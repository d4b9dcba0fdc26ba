import type {ContentAsset} from '@lectern/mdx';
import {sha256, shortHash} from '@lectern/store';
import type {CompiledContent} from '../compile/ArtifactCache.js';
import {artifactPath} from '../compile/artifactPath.js';
import type {PlannedData, PlannedPage} from '../routes/SitePlan.js';
import {layoutFile, type PayloadLayout, type PayloadRoute, type RoutePayload} from '../shared/payload.js';
import {moduleRef, routeModules} from '../shared/payloadModules.js';

export interface PayloadInput {
  readonly plan: {readonly data: {readonly [name: string]: Pick<PlannedData, 'url'>}};
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly code: string;
  readonly baseUrl: string;
  /** Request ("@theme/DocItem") → files of the chunks it needs beyond the entry, relative to the base URL. */
  readonly chunks: {readonly [request: string]: readonly string[]};
  /** Absolute file of an artifact, by its hash. */
  codeFile(content: CompiledContent): string;
  dataFile(name: string): string;
}

/**
 * Payload of one page. Texts are made on each call, and not kept: most pages of a build are those of the last one, and all pages
 * together are a large part of what a build holds in memory.
 */
export interface PagePayload {
  /** @returns everything that decides the texts. */
  identity(): string;
  /** @returns JSON text of the `RoutePayload`, for the page's HTML. */
  text(): string;
  /** @returns JSON text of the file beside the page: a `ShortPayload` where the page shares its layout. */
  fileText(): string;
  /** The shared layout: its output path and JSON text. */
  readonly layout?: {readonly outputPath: string; readonly text: string};
  /** @returns reference → absolute file, for the renderer. */
  files(): {readonly [ref: string]: string};
}

const GLOBAL_DATA = 'data:globalData.json';

function referencesOf(chain: readonly PayloadRoute[]): Set<string> {
  const found = new Set<string>([GLOBAL_DATA]);
  for (const ref of chain.flatMap(routeModules).map(moduleRef)) if (!ref.startsWith('code:')) found.add(ref);
  return found;
}

const NONE: ReadonlySet<string> = new Set();

/** Chunks of the components of a chain and of those that its content imports. */
function scriptsOf(
  chain: readonly PayloadRoute[],
  refs: readonly string[],
  {contents, chunks, baseUrl}: PayloadInput,
): readonly string[] {
  const imports = refs.flatMap((ref) => contents.get(ref.slice('content:'.length))?.imports ?? []);
  const requests = [...chain.map(({component}) => component), ...imports];
  const files = requests.flatMap((ref) => chunks[ref.slice('code:'.length)] ?? []);
  return [...new Set(files)].map((file) => baseUrl + file);
}

/**
 * References of a page in an order in which each comes after what it imports.
 *
 * @param listed - references that are left out, with all that they import
 */
function withImports(
  refs: Iterable<string>,
  contents: ReadonlyMap<string, CompiledContent>,
  listed: ReadonlySet<string> = NONE,
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

/** Where one reference lives. */
interface Located {
  readonly ref: string;
  readonly url: string;
  /** Absolute. */
  readonly file: string;
}

/** The outer links of a chain, which all pages within them share. */
interface Outer {
  readonly chain: readonly PayloadRoute[];
  readonly refs: ReadonlySet<string>;
  readonly scripts: ReadonlySet<string>;
  readonly located: readonly Located[];
  /** References that each page lists for itself: imports of those in the layout. */
  readonly unlisted: readonly Located[];
  /** JSON of the links, without the brackets. */
  readonly chainText: string;
  /** Hash of all of this, for the key of a page. */
  readonly hash: string;
  readonly name: string;
  readonly layout: {readonly outputPath: string; readonly text: string};
}

/** "a":"/url/of/a","b":"/url/of/b" */
function entriesText(located: readonly Located[]): string {
  return located.map(({ref, url}) => `${JSON.stringify(ref)}:${JSON.stringify(url)}`).join(',');
}

function urlsOf(located: readonly Located[]): RoutePayload['files'] {
  return Object.fromEntries(located.map(({ref, url}) => [ref, url]));
}

/**
 * Builds payloads: the chain of a page as planned, and where every file of it lives. What pages share is looked at
 * and written as JSON once, not once for each of them.
 */
export class PayloadWriter {
  readonly #input: PayloadInput;
  /** By the innermost of the links. */
  readonly #outers = new Map<PayloadRoute, Outer>();

  constructor(input: PayloadInput) {
    this.#input = input;
  }

  payload(page: PlannedPage): PagePayload {
    const {chain, path} = page;
    if (chain.length < 2) return this.#single(path, chain);
    return new SharedPayload(this.#input, page, this.#outer(chain.slice(0, -1), path));
  }

  #single(path: string, chain: readonly PayloadRoute[]): PagePayload {
    const {code, contents} = this.#input;
    const refs = withImports(referencesOf(chain), contents);
    const located = locate(refs, path, this.#input);
    const payload: RoutePayload = {code, path, chain, files: urlsOf(located)};
    const text = () => JSON.stringify(payload);
    const fileText = () => JSON.stringify({...payload, scripts: scriptsOf(chain, refs, this.#input)});
    return {identity: text, text, fileText, files: () => filesOf(located)};
  }

  #outer(chain: readonly PayloadRoute[], path: string): Outer {
    const innermost = chain.at(-1) as PayloadRoute;
    const known = this.#outers.get(innermost);
    if (known?.chain.length === chain.length && known.chain.every((link, at) => link === chain[at]))
      return known;
    const shared = referencesOf(chain);
    const located = locate(withImports(shared, this.#input.contents), path, this.#input);
    const files = urlsOf(located.filter(({ref}) => shared.has(ref)));
    const refs = located.map(({ref}) => ref);
    const scripts = scriptsOf(chain, refs, this.#input);
    const text = JSON.stringify({
      chain,
      files,
      ...(scripts.length > 0 && {scripts}),
    } satisfies PayloadLayout);
    const name = shortHash(text);
    const outer: Outer = {
      chain,
      refs: new Set(refs),
      scripts: new Set(scripts),
      located,
      unlisted: located.filter(({ref}) => !shared.has(ref)),
      chainText: chain.map((link) => JSON.stringify(link)).join(','),
      hash: sha256(`${this.#input.code}\n${text}\n${entriesText(located)}`),
      name,
      layout: {outputPath: layoutFile(name), text},
    };
    this.#outers.set(innermost, outer);
    return outer;
  }
}

/** Finds one reference; `path` is that of the page that needs it. */
function locateOne(ref: string, path: string, input: PayloadInput): Located {
  const name = ref.slice(ref.indexOf(':') + 1);
  if (ref.startsWith('content:')) {
    const content = input.contents.get(name);
    if (!content) throw new Error(`${path} needs ${name}, which was not compiled.`);
    return {ref, url: input.baseUrl + artifactPath(content), file: input.codeFile(content)};
  }
  const data = input.plan.data[name];
  if (!data) throw new Error(`${path} needs the data file ${name}, which no plugin created.`);
  return {ref, url: data.url, file: input.dataFile(name)};
}

function locate(refs: readonly string[], path: string, input: PayloadInput): Located[] {
  return refs.map((ref) => locateOne(ref, path, input));
}

/** The payload of a page that shares the outer links of its chain with others. */
class SharedPayload implements PagePayload {
  readonly #input: PayloadInput;
  readonly #page: PlannedPage;
  readonly #outer: Outer;

  constructor(input: PayloadInput, page: PlannedPage, outer: Outer) {
    this.#input = input;
    this.#page = page;
    this.#outer = outer;
  }

  get #path(): string {
    return this.#page.path;
  }

  get #leaf(): PayloadRoute {
    return this.#page.chain.at(-1) as PayloadRoute;
  }

  get layout(): Outer['layout'] {
    return this.#outer.layout;
  }

  /** References of the page beyond its layout. */
  #ownRefs(): string[] {
    return withImports(referencesOf([this.#leaf]), this.#input.contents, this.#outer.refs);
  }

  #own(): Located[] {
    return locate(this.#ownRefs(), this.#path, this.#input);
  }

  #ownScripts(): string[] {
    const scripts = scriptsOf([this.#leaf], this.#ownRefs(), this.#input);
    return scripts.filter((url) => !this.#outer.scripts.has(url));
  }

  #leafText(): string {
    return JSON.stringify(this.#leaf);
  }

  #start(): string {
    return `{"code":${JSON.stringify(this.#input.code)},"path":${JSON.stringify(this.#path)}`;
  }

  identity(): string {
    const {contents} = this.#input;
    // The name of an artifact has only a part of its hash.
    const hashes = this.#ownRefs().map((ref) => {
      const content = ref.startsWith('content:') ? contents.get(ref.slice('content:'.length)) : undefined;
      return content?.codeHash ?? locateOne(ref, this.#path, this.#input).url;
    });
    return `${this.#outer.hash}\n${this.#path}\n${this.#leafText()}\n${hashes.join()}`;
  }

  /** In the shape of `RoutePayload`. */
  text(): string {
    const {chainText, located, name} = this.#outer;
    const files = entriesText([...located, ...this.#own()]);
    return `${this.#start()},"chain":[${chainText},${this.#leafText()}],"files":{${files}},"layout":${JSON.stringify(name)}}`;
  }

  /** In the shape of `ShortPayload`. */
  fileText(): string {
    const {unlisted, name} = this.#outer;
    const files = entriesText([...unlisted, ...this.#own()]);
    const scripts = this.#ownScripts();
    const scriptsText = scripts.length > 0 ? `,"scripts":${JSON.stringify(scripts)}` : '';
    return `${this.#start()},"layout":${JSON.stringify(name)},"leaf":${this.#leafText()},"files":{${files}}${scriptsText}}`;
  }

  files(): {readonly [ref: string]: string} {
    return filesOf([...this.#outer.located, ...this.#own()]);
  }
}

function filesOf(located: readonly Located[]): {readonly [ref: string]: string} {
  return Object.fromEntries(located.map(({ref, file}) => [ref, file]));
}

/** Every file that the content of a site shows or links to, once. */
export function assetsOf(contents: Iterable<CompiledContent>): ContentAsset[] {
  const assets = new Map<string, ContentAsset>();
  for (const content of contents) for (const asset of content.assets) assets.set(asset.outputPath, asset);
  return [...assets.values()].sort((a, b) => (a.outputPath < b.outputPath ? -1 : 1));
}
