import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {CompileInput, MarkdownRule, MarkdownSite} from '../types.js';
import {describeValue} from './describeValue.js';

/**
 * Version of the compiler. A change of the compiler that changes artifacts must raise it, so that cached artifacts
 * become stale.
 */
const COMPILER_VERSION = 15;

/**
 * Cache key of an artifact: sha-256 (hex) of the text, its path, the settings of the site and the rule, and the
 * versions of the tools. Files and permalinks that the page refers to are in the `dependencies` of the artifact
 * instead, see `isFresh`. Artifacts with and without `sections` have the same key.
 */
export function artifactKey({file, text, site, rule}: CompileInput): string {
  return createHash('sha256')
    .update([toolVersions(), file, describeSite(site), describeRule(rule), text].join('\0'))
    .digest('hex');
}

// Module state: hash of each site and rule, computed once for all of its files, and freed with the object.
const sites = new WeakMap<MarkdownSite, string>();
const rules = new WeakMap<MarkdownRule, string>();

function describeSite(site: MarkdownSite): string {
  return remember(sites, site, () => describeValue(site));
}

/**
 * Returns a hash of the settings of a rule, computed once for all of its files. Permalinks are left out, since those
 * that a file uses are dependencies of its artifact; so are fields that do not change artifacts.
 */
function describeRule(rule: MarkdownRule): string {
  return remember(rules, rule, () => {
    const {id: _id, dirs: _dirs, permalinks: _permalinks, fileTimes: _times, ...rest} = rule;
    return describeValue(rest);
  });
}

function remember<K extends object>(memo: WeakMap<K, string>, key: K, compute: () => string): string {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const value = createHash('sha256').update(compute()).digest('hex');
  memo.set(key, value);
  return value;
}

// Module state: versions of the tools, read once, since installed packages do not change while a process runs.
let versions: string | undefined;

function toolVersions(): string {
  versions ??= `${COMPILER_VERSION} satteri ${versionOf('satteri')} prismjs ${versionOf('prismjs')} mdx ${versionOf('@mdx-js/mdx')}`;
  return versions;
}

/**
 * Reads the version of an installed package. A package with `exports` may not allow `require('name/package.json')`, so
 * its file is searched for.
 *
 * @returns "unknown" if the file is not found.
 */
function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const {version} = JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')) as {
        version?: unknown;
      };
      if (typeof version === 'string') return version;
    } catch {
      // The package is not in this folder.
    }
  }
  return 'unknown';
}
