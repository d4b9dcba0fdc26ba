// Bundles the Node code of the package in the current folder: `node ../../scripts/bundle-node.mjs index cli/main …`.
//
// Files with hardly any code of ours are minified. If there is some, names of functions stay, for stacks of errors.
//
// Arguments: entry modules in src/, without extension. Each becomes the file of the same path in dist/; code that
// several of them need is in dist/chunks/. Fewer files start faster: Node takes 0.3 ms to load a file, and without bundles
// one command loaded 500.
//
// Packages in devDependencies are bundled, too, with all that they need, so sites do not install them. Zod is bundled once, in
// core, since it has 107 files. dist/licenses.txt has the licences of bundled packages.
import fs from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {build, transform} from 'esbuild';
import {writeLicenses} from './licenses/write.mjs';

const [src, dist] = ['src', 'dist'].map((name) => path.resolve(name));
const {
  dependencies = {},
  devDependencies,
  peerDependencies = {},
} = JSON.parse(fs.readFileSync('package.json', 'utf8'));

/**
 * Packages that are bundled and installed, too, for plugins that import them although their package.json does not list
 * them (`BROUGHT_PACKAGES`).
 */
const INSTALLED_TOO = new Set([
  '@mdx-js/mdx',
  'js-yaml',
  'remark-frontmatter',
  'remark-gfm',
  'unified',
  'vfile',
]);

const isInPackage = (file) => file.includes(`${path.sep}node_modules${path.sep}`);

/** Returns true for a package that is bundled: one of devDependencies, or a package that only such a package needs. */
function isBundled(name, importer) {
  if (INSTALLED_TOO.has(name)) return true;
  // cosmiconfig loads TypeScript where a site has it.
  if (name in peerDependencies || name === 'typescript') return false;
  if (name in dependencies) return isInPackage(importer) && !isSameCopy(name, importer);
  return name in devDependencies || isInPackage(importer);
}

/** Returns true if a file of a package finds the copy of another package that is in our dependencies. */
function isSameCopy(name, importer) {
  const found = findPackageJSON(importer, name);
  return found === undefined || found === findPackageJSON(path.resolve('package.json'), name);
}

/** Path of the package.json of a package that a file imports; `undefined` if it is not installed. */
function findPackageJSON(importer, name) {
  const folders = createRequire(importer).resolve.paths(name) ?? [];
  const file = folders.map((folder) => path.join(folder, name, 'package.json')).find(fs.existsSync);
  return file && fs.realpathSync(file);
}

const packages = {
  name: 'packages',
  setup({onResolve, resolve}) {
    onResolve({filter: /^[^./]/}, async ({path: request, pluginData, ...from}) => {
      if (from.kind === 'entry-point' || pluginData === 'found') return null;
      // Names of the field "imports" lead to files or packages.
      if (request.startsWith('#')) return resolve(request, {...from, pluginData: 'found'});
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(request)[0];
      const external = {path: request, external: true};
      if (isBuiltin(request) || !isBundled(name, from.importer)) return external;
      // Packages try to load others that are rarely installed, and go on without them.
      const found = await resolve(request, {...from, pluginData: 'found'});
      return found.errors.length > 0 && isInPackage(from.importer) ? external : found;
    });
    // 60 files with messages of Zod in other languages, which we never print.
    onResolve({filter: /^\.\.\/locales\/index\.js$/}, ({resolveDir}) => ({
      path: path.resolve(resolveDir, '../locales/en.js'),
    }));
  },
};

/**
 * Keeps `import.meta.url` correct in bundles: it is replaced by the URL at which the module's own file would be in
 * dist/.
 */
const moduleUrls = {
  name: 'module-urls',
  setup({onLoad}) {
    onLoad({filter: /\.ts$/}, ({path: file}) => {
      const place = path.relative(src, file).split(path.sep).join('/').replace(/\.ts$/, '.js');
      const text = fs.readFileSync(file, 'utf8');
      return {contents: text.replaceAll('import.meta.url', `__moduleUrl("${place}")`), loader: 'ts'};
    });
  },
};

function withModuleUrls(text, file) {
  const root = path.relative(path.dirname(file), dist).split(path.sep).join('/') || '.';
  return text.replace(
    /__moduleUrl\("(.*?)"\)/g,
    (_call, place) => `new URL("${root}/${place}", import.meta.url).href`,
  );
}

/** Gives bundled CommonJS packages the function with which they load modules of Node. */
function withRequire(text) {
  if (!text.includes('typeof require')) return text;
  return `import {createRequire as __createRequire} from 'node:module';\nconst require = __createRequire(import.meta.url);\nconst __dirname = import.meta.dirname;\n${text}`;
}

/** Part of the bytes of an output file that are of other packages, from 0 to 1. */
function foreignPart({inputs}) {
  const sizes = Object.entries(inputs).map(([file, {bytesInOutput}]) => [
    isInPackage(path.resolve(file)),
    bytesInOutput,
  ]);
  const sum = (all) => all.reduce((total, [, size]) => total + size, 0);
  return sum(sizes.filter(([isForeign]) => isForeign)) / Math.max(sum(sizes), 1);
}

/** @param part - of the bytes that are of other packages */
async function minified(text, part) {
  const {code} = await transform(text, {
    minifyWhitespace: true,
    minifyIdentifiers: part > 0.99,
    minifySyntax: true,
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
  });
  return code;
}

const TARGET = 'node20.19';

const {outputFiles, metafile} = await build({
  entryPoints: process.argv.slice(2).map((name) => path.join(src, `${name}.ts`)),
  outbase: src,
  outdir: dist,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  // ES modules, of which unused parts can be left out.
  mainFields: ['module', 'main'],
  target: TARGET,
  charset: 'utf8',
  // Keeps imports that only have side effects: the field "sideEffects" of our package.json is meant for the bundlers of
  // sites.
  ignoreAnnotations: true,
  plugins: [moduleUrls, packages],
  metafile: true,
  write: false,
  logLevel: 'warning',
});
for (const {entryPoint} of Object.values(metafile.outputs)) {
  if (entryPoint?.includes('node_modules') && metafile.inputs[entryPoint].format === 'cjs')
    throw new Error(
      `${entryPoint} is CommonJS: as a bundle, import() gives only its default export. Import it in a module of ours, and that module with import().`,
    );
}
fs.rmSync(path.join(dist, 'chunks'), {recursive: true, force: true});
for (const {path: file, text} of outputFiles) {
  const output = metafile.outputs[path.relative('.', file).split(path.sep).join('/')];
  const complete = withRequire(withModuleUrls(text, file));
  const part = foreignPart(output);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, part > 0.9 ? await minified(complete, part) : complete);
}

fs.rmSync(path.join(dist, 'licenses.txt'), {force: true});
writeLicenses(metafile, dist);
