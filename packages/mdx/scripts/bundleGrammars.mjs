// Bundles the Prism grammars that browsers load for code in components into one file. Otherwise webpack would read and
// parse 31 files (97 kB) in every build without a cache.
import path from 'node:path';
import {build} from 'esbuild';

const file = path.resolve(import.meta.dirname, '../dist/client/highlighter/bundledGrammars.js');
await build({
  entryPoints: [file],
  outfile: file,
  allowOverwrite: true,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  logLevel: 'warning',
});
