import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {encodePath} from '@lectern/core/shared/encodePath';
import {errors} from '../errors.js';
import type {InjectManifestConfig, PrecacheEntry} from '../options.js';
import {isHashedFile} from '../worker/requests.js';
import type {OutputFile} from './listFiles.js';

export interface PrecacheInput {
  /** The files to store. */
  readonly files: readonly OutputFile[];
  /** Returns a hash of the content of a file. @param file - relative to the output folder */
  hashOf(file: string): string;
  readonly config: InjectManifestConfig;
}

/** Number of hexadecimal digits of a revision, which is a hash of a file. */
const REVISION_LENGTH = 12;

/** Files that `exclude` names by default, as in Workbox: source maps and manifests of bundlers. */
const EXCLUDED = [/\.map$/, /^manifest.*\.js$/];

type Condition = NonNullable<InjectManifestConfig['include']>[number];
type Entries = readonly PrecacheEntry[];

/** Returns the URL of an output file, relative to the base URL: "docs/index.html" → "docs/", "index.html" → "./". */
export function addressOf(file: string): string {
  return encodePath(file.replaceAll('%', '%25')).replace(/(^|\/)index\.html$/, '$1') || './';
}

/** True if a file meets a condition: a beginning of its path, a pattern, or a function. */
function meets(name: string, condition: Condition): boolean {
  if (typeof condition === 'string') return name.toLowerCase().startsWith(condition.toLowerCase());
  // `search`, since `test` of a pattern with the flag "g" remembers the place of the last match.
  return condition instanceof RegExp ? name.search(condition) !== -1 : condition({asset: {name}}) === true;
}

/** Computes the hash of a file by which the worker sees that it has changed. @param file - absolute path */
export function revisionOf(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, REVISION_LENGTH);
}

function withPrefixes(entries: Entries, prefixes: {readonly [from: string]: string}): Entries {
  return entries.map((entry) => {
    const from = Object.keys(prefixes).find((prefix) => entry.url.startsWith(prefix));
    return from === undefined
      ? entry
      : {...entry, url: `${prefixes[from] ?? ''}${entry.url.slice(from.length)}`};
  });
}

async function transformed(
  entries: Entries,
  {manifestTransforms = []}: InjectManifestConfig,
): Promise<Entries> {
  let list = entries;
  for (const transform of manifestTransforms) {
    const result = await transform([...list]);
    if (!Array.isArray(result?.manifest))
      throw errors.workerInvalid('A function of "manifestTransforms" does not return {manifest: […]}.');
    list = result.manifest;
  }
  return list;
}

/**
 * Lists the files that the worker stores when it is installed, with the options that Workbox has for such a list
 * (`injectManifestConfig`). Transforms of the site get paths of files; the result has URLs relative to the base URL.
 *
 * @throws {SiteError} `PWA_WORKER` if a function of `manifestTransforms` returns something else than a list
 */
export async function precacheList({files, hashOf, config}: PrecacheInput): Promise<Entries> {
  const {include, exclude = EXCLUDED, modifyURLPrefix = {}, dontCacheBustURLsMatching: fixed} = config;
  const isListed = (file: string) =>
    !exclude.some((condition) => meets(file, condition)) &&
    (include === undefined || include.some((condition) => meets(file, condition)));
  const found = files
    .filter(({file}) => isListed(file))
    .map(({file, size}) => ({url: file, revision: isHashedFile(file) ? null : hashOf(file), size}));
  const renamed = withPrefixes(found, modifyURLPrefix).map((entry) =>
    fixed && entry.url.search(fixed) !== -1 ? {...entry, revision: null} : entry,
  );
  const listed = (await transformed(renamed, config)).map(({size: _size, url, revision, ...entry}) => ({
    ...entry,
    url: addressOf(url),
    revision: revision?.slice(0, REVISION_LENGTH) ?? null,
  }));
  const added = (config.additionalManifestEntries ?? []).map((entry) =>
    typeof entry === 'string' ? {url: entry, revision: null} : entry,
  );
  return [...listed, ...added];
}
