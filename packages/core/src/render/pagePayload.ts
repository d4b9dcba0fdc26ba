import type {ContentAsset} from '@lectern/mdx';
import {shortHash} from '../cache/hash.js';
import {artifactPath} from '../compile/artifactPath.js';
import type {CompiledContent} from '../compile/ContentStore.js';
import type {PlannedPage, SitePlan} from '../routes/SitePlan.js';
import {
  layoutFile,
  type PayloadLayout,
  type PayloadModule,
  type PayloadRoute,
  type RoutePayload,
  type ShortPayload,
} from '../shared/payload.js';

export interface PayloadInput {
  readonly plan: Pick<SitePlan, 'data'>;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly code: string;
  readonly baseUrl: string;
  /** Absolute file of an artifact, by its hash. */
  codeFile(hash: string): string;
  dataFile(name: string): string;
}

export interface PagePayload {
  /** JSON text of the `RoutePayload`, for the page's HTML. */
  readonly text: string;
  /** JSON text of the file beside the page: a `ShortPayload` where the page shares its layout. */
  readonly fileText: string;
  /** The shared layout: its output path and JSON text. */
  readonly layout?: {readonly outputPath: string; readonly text: string};
  /** Reference → absolute file, for the renderer. */
  readonly files: {readonly [ref: string]: string};
}

const GLOBAL_DATA = 'data:globalData.json';

function collectModule(module: PayloadModule, found: Set<string>): void {
  if (typeof module === 'string') {
    if (!module.startsWith('code:')) found.add(module);
  } else if ('content' in module && typeof module.content === 'string') {
    found.add(module.content);
  } else {
    for (const inner of Object.values(module)) collectModule(inner, found);
  }
}

function referencesOf(chain: readonly PayloadRoute[]): Set<string> {
  const found = new Set<string>([GLOBAL_DATA]);
  for (const route of chain) {
    for (const module of Object.values(route.modules ?? {})) collectModule(module, found);
    if (route.context !== undefined) collectModule(route.context, found);
  }
  return found;
}

/** References of a page in an order in which each comes after what it imports. */
function withImports(refs: Iterable<string>, contents: ReadonlyMap<string, CompiledContent>): string[] {
  const ordered = new Set<string>();
  const visit = (ref: string, path: readonly string[]) => {
    if (ordered.has(ref) || path.includes(ref)) return;
    const content = ref.startsWith('content:') ? contents.get(ref.slice('content:'.length)) : undefined;
    for (const imported of content?.imports ?? []) {
      if (imported.startsWith('content:')) visit(imported, [...path, ref]);
    }
    ordered.add(ref);
  };
  for (const ref of refs) visit(ref, []);
  return [...ordered];
}

/** Builds the payload of a page: its chain as planned, and where every file of it lives. */
export function pagePayload(page: PlannedPage, input: PayloadInput): PagePayload {
  const urls: Record<string, string> = {};
  const files: Record<string, string> = {};
  for (const ref of withImports(referencesOf(page.chain), input.contents)) {
    const [kind, name] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
    if (kind === 'content') {
      const content = input.contents.get(name);
      if (!content) throw new Error(`${page.path} needs ${name}, which was not compiled.`);
      urls[ref] = input.baseUrl + artifactPath(content);
      files[ref] = input.codeFile(content.codeHash);
    } else {
      const data = input.plan.data.get(name);
      if (!data) throw new Error(`${page.path} needs the data file ${name}, which no plugin created.`);
      urls[ref] = data.url;
      files[ref] = input.dataFile(name);
    }
  }
  return {...payloadTexts(page, urls, input.code), files};
}

function payloadTexts(
  {path, chain}: PlannedPage,
  files: RoutePayload['files'],
  code: string,
): Omit<PagePayload, 'files'> {
  const leaf = chain.at(-1);
  if (chain.length < 2 || !leaf) {
    const text = JSON.stringify({code, path, chain, files} satisfies RoutePayload);
    return {text, fileText: text};
  }
  const outer = chain.slice(0, -1);
  const shared = referencesOf(outer);
  const entries = Object.entries(files);
  const layout: PayloadLayout = {
    chain: outer,
    files: Object.fromEntries(entries.filter(([ref]) => shared.has(ref))),
  };
  const layoutText = JSON.stringify(layout);
  const name = shortHash(layoutText);
  const own = Object.fromEntries(entries.filter(([ref]) => !shared.has(ref)));
  return {
    text: JSON.stringify({code, path, chain, files, layout: name} satisfies RoutePayload),
    fileText: JSON.stringify({code, path, layout: name, leaf, files: own} satisfies ShortPayload),
    layout: {outputPath: layoutFile(name), text: layoutText},
  };
}

/** Every file that the content of a site shows or links to, once. */
export function assetsOf(contents: Iterable<CompiledContent>): ContentAsset[] {
  const assets = new Map<string, ContentAsset>();
  for (const content of contents) for (const asset of content.assets) assets.set(asset.outputPath, asset);
  return [...assets.values()].sort((a, b) => (a.outputPath < b.outputPath ? -1 : 1));
}
