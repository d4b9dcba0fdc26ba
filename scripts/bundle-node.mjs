// node ../../scripts/bundle-node.mjs index cli/main …
//
// Bundles the code that Node loads of the package in the current folder: the modules of src/ by which it is entered, given
// without their extensions, and what they import of the package. They keep their places in dist/, and share files in
// dist/chunks/. Node takes a third of a millisecond for each file, and a command used to load 500.
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

const [src, dist] = ['src', 'dist'].map((name) => path.resolve(name));

/** Code that reads `import.meta.url` gets the place of its module, not of the file that it was bundled into. */
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
  // "sideEffects" of a package.json says what bundlers of sites may leave out.
  ignoreAnnotations: true,
  plugins: [moduleUrls],
  write: false,
  logLevel: 'warning',
});
fs.rmSync(path.join(dist, 'chunks'), {recursive: true, force: true});
for (const {path: file, text} of outputFiles) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, withModuleUrls(text, file));
}
