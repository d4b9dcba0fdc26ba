// Builds the package in the current folder: empties dist/, so that no file of an earlier build is published, runs `tsc -b`,
// then copies the files that tsc ignores (stylesheets, CommonJS) to dist/. Arguments: modules that write files of dist/ which tsc
// needs.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const dir = process.cwd();
fs.rmSync(path.join(dir, 'dist'), {recursive: true, force: true});
for (const name of process.argv.slice(2)) await import(pathToFileURL(path.join(dir, name)).href);
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const tsc = path.join(path.dirname(typescript), 'bin/tsc');
const {status} = spawnSync(process.execPath, [tsc, '-b'], {
  cwd: dir,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const src = path.join(dir, 'src');
const styles = fs
  .readdirSync(src, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && /\.(?:css|cjs)$/.test(entry.name))
  .map((entry) => path.relative(src, path.join(entry.parentPath, entry.name)));
for (const style of styles) {
  const target = path.join(dir, 'dist', style);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.copyFileSync(path.join(src, style), target);
}
