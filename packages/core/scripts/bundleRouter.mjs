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

/** Lets bundlers see that nothing happens when a component or context is made that nobody uses. */
const pureTopLevel = {
  name: 'pure-top-level',
  setup({onLoad}) {
    onLoad({filter: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/}, ({path: file}) => ({
      contents: fs
        .readFileSync(file, 'utf8')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
    }));
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
    plugins: mode === 'production' ? [pureTopLevel] : [],
    logLevel: 'warning',
  });
}
