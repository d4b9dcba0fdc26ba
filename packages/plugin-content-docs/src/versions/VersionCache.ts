import {createHash} from 'node:crypto';
import path from 'node:path';
import type {FileTime} from '@lectern/core';
import {
  type CacheTable,
  isJsonSerializable,
  openPluginCache,
  splitSettings,
  tagsFileCandidates,
} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {CheckedOut} from '../git/checkout.js';
import type {Doc} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {VersionContent} from '../model/VersionContent.js';
import {CURRENT_VERSION} from '../model/versionName.js';
import {CODE} from '../paths.js';
import {type Describe, fileStamp, folderStamp, hashOfBytes, timeAndSize} from './folderStamp.js';

/** The part of a version's content that is read from files. */
type ReadVersion = Omit<VersionContent, keyof DocsVersion>;

/** Hashes of all inputs of a version: its settings, and the names of its files with … */
interface VersionKeys {
  /** … their times and sizes. */
  readonly times: string;
  /** … their bytes. Equal on all machines: compared if the times differ, as in a fresh checkout. */
  readonly bytes: string;
}

/** Table of the cache on disk, in which a version has one record. Its paths are relative to the site. */
type VersionTable = CacheTable<{readonly version: ReadVersion; readonly keys: VersionKeys}>;

interface Entry {
  readonly version: DocsVersion;
  /** Files of a version from git. */
  readonly checkedOut: CheckedOut | undefined;
  readonly table: VersionTable;
  /** `VersionKeys.times` in this build. */
  readonly times: string;
  /** Times and sizes of the files: absolute path → time and size. They are part of the hash `times`. */
  readonly fileTimes: ReadonlyMap<string, FileTime>;
}

/**
 * JSON of the settings that the content of a version depends on.
 *
 * @returns `undefined` if the version cannot be cached: the results of functions in the options may change, and
 * `include` may name files outside of the folder
 */
function settingsOf(version: DocsVersion, {context, options}: DocsPluginInput): string | undefined {
  // The schema of own front matter is applied to the docs from the cache.
  const {remarkPlugins, rehypePlugins, recmaPlugins, frontMatter: _schema, ...others} = options;
  // Plugins that compile the text of docs are left out: the cache contains no compiled text.
  const {beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins, ...own} = others;
  const isOutside = own.include.some((pattern) => pattern.startsWith('/') || pattern.includes('..'));
  const {baseUrl, siteDir, i18n, siteConfig, mode} = context;
  const settings = splitSettings(context);
  if (isOutside || settings === undefined || !isJsonSerializable(own)) return undefined;
  const {currentLocale, defaultLocale} = i18n;
  // The commit of a version from git is left out: its content depends on the files.
  const shown = {...version, git: version.git && {ref: version.git.ref, kind: version.git.kind}};
  const all = [shown, own, mode, baseUrl, currentLocale, defaultLocale, siteConfig.trailingSlash, settings];
  const start = siteDir + path.sep;
  return JSON.stringify(all, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(start) ? ['path', shortPath(siteDir, value)] : value,
  );
}

function shortPath(siteDir: string, file: string): string {
  return path.relative(siteDir, file).replaceAll(path.sep, '/');
}

/** Translates all paths of files in a version. */
function withPaths(version: ReadVersion, change: (file: string) => string): ReadVersion {
  const changed = (doc: Doc): Doc => ({
    ...doc,
    file: change(doc.file),
    originalFile: change(doc.originalFile),
  });
  const {docs, drafts, sidebars, sidebarSource, sidebarFiles, messages} = version;
  const isFile = sidebarFiles.includes(sidebarSource.file);
  return {
    docs: docs.map(changed),
    drafts: drafts.map(changed),
    sidebars,
    sidebarSource: isFile ? {...sidebarSource, file: change(sidebarSource.file)} : sidebarSource,
    sidebarFiles: sidebarFiles.map(change),
    ...(messages && {messages}),
  };
}

interface KeyOptions {
  readonly describe: Describe;
  /** Files of a version from git. Their stamp covers all files below the folders, and the sidebars. */
  readonly checkedOut: CheckedOut | undefined;
  /** Gets an entry for each file: absolute path → time and size. */
  readonly times?: Map<string, FileTime>;
}

/** Makes one of the `VersionKeys`; `undefined` if the version cannot be cached. */
function keyOf(
  version: DocsVersion,
  input: DocsPluginInput,
  {describe, checkedOut, times = new Map()}: KeyOptions,
): string | undefined {
  for (const [file, time] of checkedOut?.fileTimes ?? []) times.set(file, time);
  const folders = [version.contentPath, version.contentPathLocalized];
  const parts = [
    settingsOf(version, input),
    ...(checkedOut ? [checkedOut.stamp] : folders.map((folder) => folderStamp(folder, {describe, times}))),
    ...tagsFileCandidates({
      folders: [version.contentPathLocalized, version.contentPath],
      option: input.options.tags,
      site: input.context,
    }).map((file) => fileStamp(file, describe)),
    version.sidebarFilePath && !checkedOut ? fileStamp(version.sidebarFilePath, describe) : 'none',
  ];
  if (parts.includes(undefined)) return undefined;
  return createHash('sha256').update(parts.join('\n\n')).digest('hex');
}

/**
 * Cache of released versions: an unchanged version is loaded without reading its files. Used in production only, and
 * not for the current version.
 */
export class VersionCache {
  readonly #input: DocsPluginInput;
  /** Entries of the versions that can be cached: version name → entry. */
  readonly #entries = new Map<string, Entry>();

  constructor(input: DocsPluginInput) {
    this.#input = input;
  }

  /**
   * Loads a version from the cache.
   *
   * @param checkedOut - files of a version from git
   * @returns `undefined` if the settings or files of the version have changed, if it cannot be cached, for the current
   * version, and outside of builds
   */
  find(version: DocsVersion, checkedOut?: CheckedOut): VersionContent | undefined {
    const {context, options} = this.#input;
    if (version.versionName === CURRENT_VERSION || context.mode !== 'production') return undefined;
    const fileTimes = new Map<string, FileTime>();
    const times = keyOf(version, this.#input, {describe: timeAndSize, checkedOut, times: fileTimes});
    if (times === undefined) return undefined;
    const table: VersionTable = openPluginCache(
      context,
      `docs-version-${options.id}-${version.versionName}`,
      CODE,
    );
    const entry = {version, checkedOut, table, times, fileTimes};
    this.#entries.set(version.versionName, entry);
    const keys = table.read('keys');
    const stored = keys && this.#isSame(entry, keys) ? table.read('version') : undefined;
    if (!keys || !stored) return undefined;
    if (keys.times !== times) table.write({version: stored, keys: {...keys, times}});
    return {...version, ...withPaths(stored, (file) => path.resolve(context.siteDir, file))};
  }

  #isSame({version, checkedOut, times}: Entry, keys: VersionKeys): boolean {
    if (keys.times === times) return true;
    return keys.bytes === keyOf(version, this.#input, {describe: hashOfBytes, checkedOut});
  }

  /**
   * Absolute path → time and size of each file of a version in this build; `undefined` if the version cannot be cached.
   */
  fileTimes(version: string): ReadonlyMap<string, FileTime> | undefined {
    return this.#entries.get(version)?.fileTimes;
  }

  /**
   * Stores a version that `find` did not return, after a call of `find` for it; does nothing if the version cannot be
   * cached.
   */
  remember(content: VersionContent): void {
    const entry = this.#entries.get(content.versionName);
    const {siteDir} = this.#input.context;
    const version = withPaths(content, (file) => shortPath(siteDir, file));
    if (!entry || !isJsonSerializable(version)) return;
    const {checkedOut} = entry;
    const bytes = keyOf(entry.version, this.#input, {describe: hashOfBytes, checkedOut});
    // A file that was changed while this build read it has another time now.
    const isSame = keyOf(entry.version, this.#input, {describe: timeAndSize, checkedOut}) === entry.times;
    if (bytes !== undefined && isSame) entry.table.write({version, keys: {times: entry.times, bytes}});
  }
}
