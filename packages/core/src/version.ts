import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {sha256} from './cache/hash.js';

const manifest = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Version of this package. */
export const coreVersion = manifest.version;

/** Names, sizes and times of a package's compiled files. */
function stampOf(dir: string): string {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => {
      const {size, mtimeMs} = fs.statSync(path.join(entry.parentPath, entry.name));
      return `${entry.name} ${size} ${mtimeMs}`;
    })
    .sort()
    .join('\n');
}

/**
 * What caches are valid for: the version, the platform, and in a checkout of this repository the compiled files,
 * whose version stays while they change.
 */
export function engineVersion(): string {
  const dist = path.dirname(fileURLToPath(import.meta.url));
  const version = `${coreVersion} node${process.versions.modules}`;
  if (dist.split(path.sep).includes('node_modules')) return version;
  const mdx = path.dirname(createRequire(import.meta.url).resolve('@lectern/mdx'));
  return `${version} ${sha256(stampOf(dist) + stampOf(mdx)).slice(0, 16)}`;
}
