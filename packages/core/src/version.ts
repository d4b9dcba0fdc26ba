import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isFileSync, sha256} from '@lectern/store';

function readManifest(file: string | URL): {version: string; homepage: string} {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

const manifest = readManifest(new URL('../package.json', import.meta.url));

/** Version of this package (`@lectern/core`), from its package.json. */
export const coreVersion = manifest.version;

/** URL of the website of Lectern, without a slash at its end. */
export const homepage = manifest.homepage;

/**
 * Value of `docusaurusVersion` in the site metadata, which components can read. It is not the version of Docusaurus
 * whose interface Lectern implements: see `INTERFACE_VERSION`.
 */
export const FRAMEWORK_VERSION = '3.0.0-alpha.0';

/** Version of Docusaurus whose interface Lectern implements. Plugins compare it with the versions that they support. */
export const INTERFACE_VERSION = '3.10.2';

/** Lists names, sizes and modification times of the code files below a folder. */
function stampOf(dir: string): string {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => {
      const {size, mtimeMs} = fs.statSync(path.join(entry.parentPath, entry.name));
      return `${entry.name} ${size} ${mtimeMs}`;
    })
    .sort()
    .join('\n');
}

// Module state: folder of compiled code → its `codeVersion` at the first call. It does not change later, since this
// process keeps the code that it has loaded.
const codeVersions = new Map<string, string>();

/**
 * Version of the code of a package or a site, for cache keys: the version in the package.json of a package and, unless
 * it is installed, a hash of the files, since these change without a new version.
 *
 * @param dir - absolute folder of the code; that of a package is directly below the folder of the package
 */
export function codeVersion(dir: string): string {
  const known = codeVersions.get(dir);
  if (known !== undefined) return known;
  const manifestFile = path.join(dir, '../package.json');
  const version = isFileSync(manifestFile) ? readManifest(manifestFile).version : undefined;
  const isInstalled = version !== undefined && dir.split(path.sep).includes('node_modules');
  const found = isInstalled ? version : `${version ?? ''} ${sha256(stampOf(dir)).slice(0, 16)}`;
  codeVersions.set(dir, found);
  return found;
}

/**
 * Version of the caches: changes with the code of this package, of the Markdown compiler and of the store, and with the
 * binary interface (ABI) of Node.
 */
export function engineVersion(): string {
  const {resolve} = createRequire(import.meta.url);
  const others = ['@lectern/mdx', '@lectern/store'].map((name) => codeVersion(path.dirname(resolve(name))));
  const own = path.dirname(fileURLToPath(import.meta.url));
  return `${codeVersion(own)} ${others.join(' ')} node${process.versions.modules}`;
}
