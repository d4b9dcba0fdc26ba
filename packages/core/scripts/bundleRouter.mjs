// Bundles the parts of React Router that sites use into one file for production and one for development. Without this,
// webpack would parse the whole package (450 kB). It would also keep code that its modules run when they load (display
// names, contexts), so that a site with a single hook would get 13 kB (gzip).
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';

const require = createRequire(import.meta.url);
const root = path.dirname(require.resolve('react-router/package.json'));
const output = path.resolve(import.meta.dirname, '../dist/client/libraries');

/** Calls at the top level of modules, with their replacement: marked as pure, so that bundlers may remove them. */
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

/** Patterns that have not matched any module yet. */
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
    // The package's `exports` would resolve to the development build only.
    alias: {'react-router': path.join(root, 'dist', mode, 'index.mjs')},
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom'],
    // `import.meta.hot` is for Vite. Without this, webpack would replace `import.meta` by an object that contains the
    // file's path on the build machine.
    define: {'import.meta.hot': 'undefined'},
    plugins: mode === 'production' ? [pureTopLevel] : [],
    logLevel: 'warning',
  });
}
if (unused.size > 0) {
  const forms = [...unused].map(([form]) => form).join('\n');
  throw new Error(`React Router has changed: none of its modules has these forms any more.\n${forms}`);
}
