// Bundles the codemods into one file without imports of packages: `site upgrade` of an older version runs it before this
// version is installed.
import path from 'node:path';
import {build} from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

await build({
  entryPoints: [path.join(root, 'src/upgrade/codemods.ts')],
  outfile: path.join(root, 'dist/upgrade/codemods.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  logLevel: 'warning',
});
