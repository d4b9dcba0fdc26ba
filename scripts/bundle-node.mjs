// Bundles the Node code of the package in the current folder: `node ../../scripts/bundle-node.mjs index cli/main …`.
//
// Arguments: entry modules in src/, without extension. Each becomes the file of the same path in dist/; code that
// several of them need is in dist/chunks/. Other packages are not bundled, except packages of this repository that are
// in devDependencies: users do not install these. Fewer files start faster: Node takes 0.3 ms to load a file, and without
// bundles one command loaded 500.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';

const [src, dist] = ['src', 'dist'].map((name) => path.resolve(name));

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

const {devDependencies = {}} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
const {resolve} = createRequire(path.resolve('package.json'));

/** Bundles packages of this repository that are in devDependencies. */
const ownDevDependencies = {
  name: 'own-dev-dependencies',
  setup({onResolve}) {
    onResolve({filter: /^@lectern\//}, ({path: request}) => {
      const name = request.split('/', 2).join('/');
      return name in devDependencies ? {path: resolve(request)} : undefined;
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

const {outputFiles} = await build({
  entryPoints: process.argv.slice(2).map((name) => path.join(src, `${name}.ts`)),
  outbase: src,
  outdir: dist,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  // Keeps imports that only have side effects: the field "sideEffects" of our package.json is meant for the bundlers of
  // sites.
  ignoreAnnotations: true,
  plugins: [moduleUrls, ownDevDependencies],
  write: false,
  logLevel: 'warning',
});
fs.rmSync(path.join(dist, 'chunks'), {recursive: true, force: true});
for (const {path: file, text} of outputFiles) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, withModuleUrls(text, file));
}
