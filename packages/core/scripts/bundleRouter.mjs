// Bundles the part of React Router that sites use into one file for production and one for development. The published package
// is 450 kB for webpack to parse. Its modules set display names and create contexts when they are loaded, which bundlers must
// keep: a site that uses a single hook would get 13 kB (gzip).
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';

const require = createRequire(import.meta.url);
const root = path.dirname(require.resolve('react-router/package.json'));
const output = path.resolve(import.meta.dirname, '../dist/client/libraries');

/** Calls that a module makes when it is loaded, and the same calls marked as pure, so that bundlers may leave them out. */
const pureForms = [
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '],
  [/(?<=^var \w+ = )(?=new (?:Set|URL)\(|Object\.getOwnPropertyNames\()/gm, '/* @__PURE__ */ '],
  [/(?<=^var \w+ = )(React\d*\[\w+\])(?=;)/gm, '/* @__PURE__ */ (() => $1)()'],
  [
    /^var (\w+) = (class extends [\s\S]*?^\});\n\1\.contextType = (\w+);$/gm,
    'var $1 = /* @__PURE__ */ (() => Object.assign($2, {contextType: $3}))();',
  ],
];

/** Forms that no module has had so far. */
const unused = new Set(pureForms);

const pureTopLevel = {
  name: 'pure-top-level',
  setup({onLoad}) {
    onLoad({filter: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/}, ({path: file}) => {
      let contents = fs.readFileSync(file, 'utf8');
      for (const pair of pureForms) {
        const changed = contents.replace(...pair);
        if (changed !== contents) unused.delete(pair);
        contents = changed;
      }
      return {contents};
    });
  },
};

for (const mode of ['production', 'development']) {
  await build({
    entryPoints: [path.join(output, 'routerApi.js')],
    outfile: path.join(output, `routerApi.${mode}.js`),
    // Its own `exports` lead to the development build only.
    alias: {'react-router': path.join(root, 'dist', mode, 'index.mjs')},
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom'],
    // It is Vite's. webpack would put an object in its place, with the path of the file on the machine that builds the site.
    define: {'import.meta.hot': 'undefined'},
    plugins: mode === 'production' ? [pureTopLevel] : [],
    logLevel: 'warning',
  });
}
if (unused.size > 0) {
  const forms = [...unused].map(([form]) => form).join('\n');
  throw new Error(`React Router has changed: none of its modules has these forms any more.\n${forms}`);
}
