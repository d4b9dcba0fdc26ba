// Finds the modules of Lectern that run in the bundle of a site, and how they import each other.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

export const packagesDir = fileURLToPath(new URL('../../packages', import.meta.url));

/** Packages with a folder `dist/theme`. The first one that has a component provides `@theme/<name>`. */
const THEMES = ['theme-search', 'plugin-debug', 'theme-classic'];

/** Modules of these packages become part of prebuilt files. */
const PREBUILT = new Set([
  'core',
  'mdx',
  'plugin-content-blog',
  'plugin-content-docs',
  'plugin-debug',
  'site-search',
  'theme-classic',
  'theme-common',
  'theme-search',
]);

/** Modules with which the browser begins to run code. They stay modules of their own. */
const ENTRIES = [
  'core/dist/client/clientEntry.js',
  'core/dist/client/serverEntry.js',
  'theme-search/dist/local/client/index.js',
  'theme-search/dist/local/client/worker.js',
].map((file) => path.join(packagesDir, file));

/** Modules that export what sites and other packages import. Their imports are resolved when they are prebuilt. */
const INDEXES = [
  'mdx/dist/client/index.js',
  'plugin-content-blog/dist/client/index.js',
  'plugin-content-docs/dist/client/index.js',
  'site-search/dist/client/index.js',
  'theme-common/dist/index.js',
  'theme-common/dist/internal.js',
  'theme-search/dist/client/index.js',
].map((file) => path.join(packagesDir, file));

function clientFile(name) {
  return path.join(packagesDir, 'core/dist/client', `${name}.js`);
}

/** Absolute file of each component of the themes: name → file. */
function themeFiles() {
  const files = new Map();
  for (const theme of THEMES) {
    const dir = path.join(packagesDir, theme, 'dist/theme');
    for (const file of fs.readdirSync(dir, {recursive: true}).filter((name) => name.endsWith('.js'))) {
      const name = file.replace(/(?:\/index)?\.js$/, '');
      if (!files.has(name)) files.set(name, path.join(dir, file));
    }
  }
  return files;
}

export const themes = themeFiles();

/** Name of the package of a file, without scope, and the path inside the package; `undefined` for other files. */
export function locate(file) {
  const [name, ...rest] = path.relative(packagesDir, file).split(path.sep);
  return PREBUILT.has(name) ? {name, path: rest.join('/')} : undefined;
}

/** Resolves a request as webpack does; `undefined` for requests that stay in the prebuilt files. */
export function resolveRequest(request, importer) {
  if (request.endsWith('.css') || request.startsWith('@generated')) return undefined;
  const [, theme] = /^@theme\/(.+)$/.exec(request) ?? [];
  if (theme !== undefined) return themes.get(theme);
  const [, client] = /^@docusaurus\/([^/]+)$/.exec(request) ?? [];
  if (client !== undefined) return clientFile(client);
  if (request.startsWith('.')) return path.resolve(path.dirname(importer), request);
  if (!request.startsWith('@lectern/')) return undefined;
  const file = fs.realpathSync(createRequire(importer).resolve(request));
  return locate(file) && file;
}

/** esbuild plugin that keeps other modules out of the output: its metafile then lists them as imports. */
function bundlePlugin(isBundled) {
  return {
    name: 'bundle',
    setup({onResolve}) {
      onResolve({filter: /.*/}, ({path: request, importer, kind}) => {
        if (kind === 'entry-point') return undefined;
        const file = resolveRequest(request, importer);
        if (file !== undefined && isBundled(file)) return {path: file};
        return {path: file ?? request, external: true, sideEffects: false};
      });
    },
  };
}

/**
 * Returns the imports and exports of modules: file → `{imports, later, exports}`; `later` has imports by `import()`.
 *
 * @param isBundled - returns true for files whose text becomes a part of the modules that import them
 */
async function readModules(files, isBundled) {
  const {metafile} = await build({
    entryPoints: files,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    outdir: path.join(packagesDir, '.prebuilt'),
    outbase: packagesDir,
    absWorkingDir: packagesDir,
    metafile: true,
    write: false,
    plugins: [bundlePlugin(isBundled)],
    logLevel: 'error',
  });
  return Object.values(metafile.outputs).map(({entryPoint, imports, exports}) => {
    const ours = imports.filter(({path: file}) => path.isAbsolute(file) && locate(file));
    const ofKind = (kind) => ours.filter((one) => one.kind === kind).map((one) => one.path);
    const file = path.join(packagesDir, entryPoint);
    return [file, {imports: ofKind('import-statement'), later: ofKind('dynamic-import'), exports}];
  });
}

/** Reads modules, and all modules that they import: file → `{imports, later, exports}`. */
async function readGraph(files) {
  const graph = new Map();
  let next = files;
  while (next.length > 0) {
    // With the text of an index, a module imports what it uses of the index, not all that the index exports.
    for (const [file, module] of await readModules(next, (file) => INDEXES.includes(file)))
      graph.set(file, module);
    const found = [...graph.values()].flatMap(({imports, later}) => [...imports, ...later]);
    next = [...new Set(found)].filter((file) => !graph.has(file));
  }
  return graph;
}

/** Matches modules that find files by their own URL, and instructions for webpack in comments, which esbuild removes. */
const APART = /import\.meta|\/\* webpack[A-Z]/;

/** Returns true for modules that must stay apart; also those that run code when they are imported. */
function staysApart(file) {
  const found = locate(file);
  const {sideEffects} = JSON.parse(
    fs.readFileSync(path.join(packagesDir, found.name, 'package.json'), 'utf8'),
  );
  const runs = Array.isArray(sideEffects) && sideEffects.includes(`./${found.path}`);
  return runs || ENTRIES.includes(file) || APART.test(fs.readFileSync(file, 'utf8'));
}

/** Returns the modules that a module imports, directly or through others, and the module itself. */
function reachedFrom(root, graph) {
  const reached = new Set([root]);
  for (const file of reached) for (const imported of graph.get(file).imports) reached.add(imported);
  return reached;
}

/** Lists all modules in the order in which they are evaluated: each one after its imports. */
function evaluationOrder(graph) {
  const order = new Set();
  const visited = new Set();
  const visit = (file) => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const imported of graph.get(file).imports) visit(imported);
    order.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return [...order];
}

/**
 * Finds the groups of modules that always load together: those of one package that the same roots import. Roots are the
 * entries, components that no other module imports (those of routes, and those that only sites use), and modules that
 * are imported later. An index is a group of its own.
 *
 * @returns for each group, its absolute files; for each of these files, the names of its exports
 */
export async function findGroups() {
  const graph = await readGraph([...ENTRIES, ...INDEXES, ...themes.values()]);
  const modules = [...graph.values()];
  const imported = new Set(modules.flatMap(({imports}) => imports));
  const later = new Set(modules.flatMap((module) => module.later));
  const files = evaluationOrder(graph).filter((file) => !INDEXES.includes(file));
  const roots = files.filter((file) => !imported.has(file) || later.has(file));
  const rootsOf = new Map(files.map((file) => [file, [locate(file).name]]));
  for (const root of roots) for (const file of reachedFrom(root, graph)) rootsOf.get(file).push(root);
  const groups = new Map();
  for (const file of files.filter((one) => !staysApart(one))) {
    const key = rootsOf.get(file).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  const joined = [...groups.values()].filter((group) => group.length > 1);
  // The names of `export *` are listed only where the exporting modules are part of the output.
  const indexes = await readModules(INDEXES, () => true);
  const exportsOf = new Map([...graph, ...indexes].map(([file, {exports}]) => [file, exports]));
  return {groups: [...joined, ...INDEXES.map((file) => [file])], exportsOf};
}
