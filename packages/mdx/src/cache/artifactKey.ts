import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {CompileInput, MarkdownRule, MarkdownSite} from '../types.js';
import {describeValue} from './describeValue.js';

/**
 * Version of the compiler. A change of the compiler that changes artifacts must raise it, so that cached artifacts
 * become stale.
 */
const COMPILER_VERSION = 16;

/**
 * Cache key of an artifact (compiled page): sha-256 (hex) of the text, its path, the settings of the site and of the
 * Markdown rule (settings for all files in some folders), and the versions of the compiler and its packages. Files and
 * permalinks that the page refers to are in the `dependencies` of the artifact instead, see `isFresh`. Artifacts with
 * and without `sections` have the same key.
 */
export function artifactKey({file, text, site, rule}: CompileInput): string {
  const siteHash = hashOnce(site, () => describeValue(site, site.siteDir));
  // Permalinks are not part of the key, since those that a file uses are among its dependencies. Fields that do not
  // change artifacts are not part of the key, either.
  const ruleHash = hashOnce(rule, () => {
    const {id: _id, dirs: _dirs, permalinks: _permalinks, fileTimes: _times, ...rest} = rule;
    return describeValue(rest, site.siteDir);
  });
  return hash('sha256', [toolVersions(), file, siteHash, ruleHash, text].join('\0'), 'hex');
}

// Module state: hash of each site and rule, computed once for all of its files, and freed with the object.
const hashes = new WeakMap<MarkdownSite | MarkdownRule, string>();

function hashOnce(key: MarkdownSite | MarkdownRule, settings: () => string): string {
  const cached = hashes.get(key);
  if (cached !== undefined) return cached;
  const computed = hash('sha256', settings(), 'hex');
  hashes.set(key, computed);
  return computed;
}

// Module state: versions of the compiler and its packages, read once, since installed packages do not change while a
// process runs.
let versions: string | undefined;

function toolVersions(): string {
  versions ??= `${COMPILER_VERSION} satteri ${versionOf('satteri')} prismjs ${versionOf('prismjs')} mdx ${versionOf('@mdx-js/mdx')}`;
  return versions;
}

/**
 * Reads the version of an installed package. A package with `exports` may not allow `require('name/package.json')`, so
 * the function searches for this file in folders.
 *
 * @returns "unknown" if the file is not found.
 */
function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const {version}: {version?: unknown} = JSON.parse(
        readFileSync(`${folder}/${name}/package.json`, 'utf8'),
      );
      if (typeof version === 'string') return version;
    } catch {
      // The package is not in this folder: the next folder is searched.
    }
  }
  return 'unknown';
}
