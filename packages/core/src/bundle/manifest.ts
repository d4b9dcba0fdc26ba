import path from 'node:path';
import {sha256} from '@lectern/store';
import type {AsyncDependenciesBlock, Chunk, ChunkGroup, Compilation, Module} from 'webpack';
import type {BundleManifest} from './Bundle.js';
import {CONTENT_REGISTRY, REGISTRY, ROUTE_REGISTRY} from './generatedModules.js';
import {isBrowserOnly} from './webpackConfig.js';

/** Lists the files of chunks, except files of hot updates: only pages that are already open need these. */
function filesOf(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap((chunk) => [...chunk.files]).filter((file) => !file.includes('.hot-update.'));
}

/** Chunks that an entry can load. */
function chunksFrom(entry: ChunkGroup | undefined): Set<Chunk> {
  const groups = new Set<ChunkGroup>(entry ? [entry] : []);
  for (const group of groups) for (const child of group.childrenIterable) groups.add(child);
  return new Set([...groups].flatMap(({chunks}) => chunks));
}

/** Chunks that a browser can load, including those of web workers: all but the chunks that only the server loads. */
function browserChunks({chunks, entrypoints}: Compilation): Chunk[] {
  const [client, server] = ['client', 'server'].map((name) => chunksFrom(entrypoints.get(name)));
  return [...chunks].filter((chunk) => client?.has(chunk) || !server?.has(chunk));
}

/**
 * Files that plugins of the bundler emitted and that belong to no chunk: copied files, and output of child compilers
 * such as workers.
 */
export function emittedFiles(compilation: Compilation): string[] {
  const ofChunks = new Set(
    [...compilation.chunks].flatMap(({files, auxiliaryFiles}) => [...files, ...auxiliaryFiles]),
  );
  return compilation
    .getAssets()
    .map(({name}) => name)
    .filter((name) => !ofChunks.has(name) && !name.includes('.hot-update.') && isInside(name))
    .sort();
}

/**
 * False for a file outside of the output folder. Plugins may emit such files. The bundler writes them, but they are not
 * published.
 */
function isInside(name: string): boolean {
  return !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..');
}

/**
 * Returns the bundler's objects for the dynamic imports in the registry (the module that imports all code modules of
 * routes and content). In a build, the registry consists of two modules.
 */
function registryBlocks(compilation: Compilation): AsyncDependenciesBlock[] {
  return [...compilation.modules].filter(isRegistry).flatMap(({blocks}) => blocks);
}

const REGISTRY_FILES = [REGISTRY, ROUTE_REGISTRY, CONTENT_REGISTRY].map((name) => `/${name}`);

/** True for the registry or a part of it. */
export function isRegistry(module: Module): boolean {
  const file = module.nameForCondition()?.replaceAll('\\', '/');
  return REGISTRY_FILES.some((name) => file?.endsWith(name));
}

/** Returns the request of a dynamic import: "@theme/DocItem". */
export function requestOf(block: AsyncDependenciesBlock): string | undefined {
  const [dependency] = block.dependencies;
  return dependency && 'request' in dependency ? String(dependency.request) : undefined;
}

/**
 * Reads entry, chunks and stylesheets from a finished compilation.
 *
 * @param react - path of the separate file with React, which browsers load before the entry
 */
export function readManifest(compilation: Compilation, react?: string): Omit<BundleManifest, 'codeHash'> {
  const entry = compilation.entrypoints.get('client');
  if (!entry) throw new Error('The compile has no client entry.');
  const isScript = (file: string) => /\.m?js$/.test(file);
  const isStyle = (file: string) => file.endsWith('.css');
  const reactFiles = react === undefined ? [] : [react];
  const entryFiles = [...reactFiles, ...filesOf(entry.chunks)];

  const browser = new Set<string>(reactFiles);
  const stylesheets = new Set<string>();
  for (const chunk of browserChunks(compilation)) {
    for (const file of chunk.files) browser.add(file);
    if (!isBrowserOnly(chunk.name))
      for (const file of [...chunk.files].filter(isStyle)) stylesheets.add(file);
    for (const file of chunk.auxiliaryFiles) browser.add(file);
  }

  const chunks = new Map<string, readonly string[]>();
  for (const block of registryBlocks(compilation)) {
    const request = requestOf(block);
    if (request === undefined) continue;
    // `null` if all modules of the request are in the entry.
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const files = filesOf(group?.chunks ?? []).filter((file) => isScript(file) && !entryFiles.includes(file));
    chunks.set(request, files);
  }

  return {
    scripts: entryFiles.filter(isScript),
    stylesheets: [...stylesheets].sort(),
    // Sorted, since the bundler lists modules in the order in which it finished them.
    chunks: Object.fromEntries([...chunks].sort(([a], [b]) => (a < b ? -1 : 1))),
    browserFiles: [...browser].sort(),
  };
}

/** Returns the path of the server entry (the script that exports `renderPage`), relative to the output folder. */
export function entryFile(compilation: Compilation): string {
  const [file] = compilation.entrypoints.get('server')?.getEntrypointChunk().files ?? [];
  if (!file) throw new Error('The compile has no server entry.');
  return file;
}

/** Hash of all bundled code: the manifest contains file names with content hashes. */
export function manifestHash(manifest: Omit<BundleManifest, 'codeHash'>, salt: string): string {
  return sha256(JSON.stringify([manifest, salt])).slice(0, 16);
}
