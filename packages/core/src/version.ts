import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {sha256} from '@lectern/store';

const manifest = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
  homepage: string;
};

/** Version of this package. */
export const coreVersion = manifest.version;

/** Address of the website of Lectern, without a slash at its end. */
export const homepage = manifest.homepage;

/** Version of the framework as site data shows it. */
export const FRAMEWORK_VERSION = '3.0.0-alpha.0';

/** Version of Docusaurus whose interface plugins find here. They compare it with the versions that they work with. */
export const INTERFACE_VERSION = '3.10.2';

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

/** Folder of compiled code → what it is valid for: it stays what it was when this process loaded it. */
const codeVersions = new Map<string, string>();

/**
 * Version of the results of a package's code: its own version, and in a checkout of this repository the compiled files, whose
 * version stays while they change.
 *
 * @param dir - absolute folder of the compiled code, in that of the package
 */
export function codeVersion(dir: string): string {
  const known = codeVersions.get(dir);
  if (known !== undefined) return known;
  const {version} = JSON.parse(fs.readFileSync(path.join(dir, '../package.json'), 'utf8')) as {
    version: string;
  };
  const isInstalled = dir.split(path.sep).includes('node_modules');
  const found = isInstalled ? version : `${version} ${sha256(stampOf(dir)).slice(0, 16)}`;
  codeVersions.set(dir, found);
  return found;
}

/** Version of caches: the code of this package, of the Markdown compiler and of the store, and the platform. */
export function engineVersion(): string {
  const {resolve} = createRequire(import.meta.url);
  const others = ['@lectern/mdx', '@lectern/store'].map((name) => codeVersion(path.dirname(resolve(name))));
  const own = path.dirname(fileURLToPath(import.meta.url));
  return `${codeVersion(own)} ${others.join(' ')} node${process.versions.modules}`;
}
