import type {ArtifactModule} from '@lectern/mdx/client';
import {isCollectionRef} from '../../shared/collectionQuery.js';
import type {ModuleRef} from '../../shared/payload.js';
import type {DataSource} from '../context/DataContext.js';
import type {ContentExports} from '../renderTypes.js';
import {AsyncCache} from './AsyncCache.js';
import {linkArtifact} from './artifact.js';
import {type CodeModule, loadCodeModule} from './codeModule.js';
import {PageLoadError} from './errors.js';

/** Code modules of the bundle: request ("@theme/DocItem") → function that imports the module. */
export type Registry = {readonly [request: string]: (() => Promise<CodeModule>) | undefined};

export interface ReferenceLoaderInput {
  readonly registry: Registry;
  /** Loads an artifact: a compiled Markdown file. */
  loadArtifact(url: string): Promise<ArtifactModule>;
  fetchJson<T = unknown>(url: string): Promise<T>;
  /** Base URL of the site: beginning of the URL of the index of all data files. */
  readonly baseUrl: string;
}

/** Loads the modules (code, Markdown, data) that payloads of pages refer to, each only once. */
export interface ReferenceLoader extends DataSource {
  /** Adds URLs of content and data files, by reference. A later URL of a reference replaces an earlier one. */
  addFiles(files: {readonly [ref: string]: string}): void;
  load(ref: ModuleRef): Promise<unknown>;
}

/** Reference of a data file → its URL. */
type DataIndex = {readonly [ref: string]: string};

/** Result of an artifact (compiled Markdown file) that was evaluated with its imports. */
interface LinkedContent {
  /** URLs of the artifact and of all content that it imports. If these URLs change, the content has changed. */
  readonly signature: string;
  readonly exports: ContentExports;
}

export function createReferenceLoader({
  registry,
  loadArtifact,
  fetchJson,
  baseUrl,
}: ReferenceLoaderInput): ReferenceLoader {
  const dataIndexUrl = `${baseUrl}assets/data/index.json`;
  const urls = new Map<string, string>();
  const code = new AsyncCache<CodeModule>();
  const artifacts = new AsyncCache<ArtifactModule>();
  const indexes = new AsyncCache<DataIndex>();
  const data = new AsyncCache<unknown>();
  const linked = new Map<string, LinkedContent>();

  const urlOf = (ref: ModuleRef): string => {
    const url = urls.get(ref);
    if (url === undefined) throw new PageLoadError(`The page does not say where "${ref}" is.`);
    return url;
  };

  const loadCode = (ref: string): Promise<CodeModule> => {
    const load = registry[ref.slice('code:'.length)];
    if (!load) throw new PageLoadError(`The module "${ref}" is not part of this build.`);
    return code.load(ref, () => loadCodeModule(load));
  };

  const loadContent = async (ref: ModuleRef, importers: readonly string[]): Promise<LinkedContent> => {
    if (importers.includes(ref)) {
      throw new Error(`These Markdown files import each other: ${[...importers, ref].join(' → ')}.`);
    }
    const url = urlOf(ref);
    const artifact = await artifacts.load(url, () => loadArtifact(url));
    const path = [...importers, ref];
    const contents = new Map<ModuleRef, LinkedContent>();
    for (const imported of artifact.imports) {
      if (imported.startsWith('content:')) contents.set(imported, await loadContent(imported, path));
    }
    const signature = [url, ...[...contents.values()].map((content) => content.signature)].join(' ');
    const known = linked.get(ref);
    if (known?.signature === signature) return known;
    const exports = await linkArtifact(
      artifact,
      (imported) => contents.get(imported)?.exports ?? load(imported),
    );
    const content = {signature, exports};
    linked.set(ref, content);
    return content;
  };

  const findData = async (ref: ModuleRef): Promise<string> => {
    // The dev server evaluates the query. A built page lists the results of its queries, so they are not in the index.
    const indexUrl = isCollectionRef(ref) ? `${dataIndexUrl}?ref=${encodeURIComponent(ref)}` : dataIndexUrl;
    const index = await indexes.load(indexUrl, () => fetchJson<DataIndex>(indexUrl));
    const url = index[ref];
    if (url === undefined) throw new PageLoadError(missingData(ref));
    urls.set(ref, url);
    return url;
  };

  const loadData = async (ref: ModuleRef): Promise<unknown> => {
    const url = urls.get(ref) ?? (await findData(ref));
    return data.load(url, () => fetchJson(url));
  };

  const peekData = (ref: ModuleRef) => {
    const url = urls.get(ref);
    return url === undefined ? undefined : data.peek(url);
  };

  const load = async (ref: ModuleRef): Promise<unknown> => {
    if (ref.startsWith('code:')) return loadCode(ref);
    if (ref.startsWith('content:')) return (await loadContent(ref, [])).exports;
    return loadData(ref);
  };

  return {
    addFiles(files) {
      for (const [ref, url] of Object.entries(files)) urls.set(ref, url);
    },
    load,
    read: (ref) => peekData(ref) ?? loadData(ref),
  };
}

function missingData(ref: ModuleRef): string {
  if (!isCollectionRef(ref)) return `The site has no data file "${ref}".`;
  return `The page was built without this query, which must not depend on the browser: ${ref}`;
}
