import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {CompileInput, MarkdownRule, MarkdownSite} from '../types.js';
import {describeValue} from './describeValue.js';

/** To be raised with every change of what an artifact holds. */
const COMPILER_VERSION = 14;

/**
 * The name under which a compile of this input may be cached: sha-256 (hex) over everything that decides the
 * result, except the files and permalinks it looks at. Those are in the artifact's `dependencies`: see `isFresh`.
 */
export function artifactKey({file, text, site, rule}: CompileInput): string {
  return createHash('sha256')
    .update([toolVersions(), file, describeSite(site), describeRule(rule), text].join('\0'))
    .digest('hex');
}

const sites = new WeakMap<MarkdownSite, string>();
const rules = new WeakMap<MarkdownRule, string>();

function describeSite(site: MarkdownSite): string {
  return remember(sites, site, () => describeValue(site));
}

/** The same rule holds for thousands of files, and its permalinks count only where a file uses them. */
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

let versions: string | undefined;

function toolVersions(): string {
  versions ??= `${COMPILER_VERSION} satteri ${versionOf('satteri')} prismjs ${versionOf('prismjs')} mdx ${versionOf('@mdx-js/mdx')}`;
  return versions;
}

/** Packages that list `exports` hide their package.json from `require`. */
function versionOf(name: string): string {
  const require = createRequire(import.meta.url);
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      const {version} = JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')) as {
        version?: unknown;
      };
      if (typeof version === 'string') return version;
    } catch {
      // Not in this folder.
    }
  }
  return 'unknown';
}
