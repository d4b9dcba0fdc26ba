import {createHash} from 'node:crypto';
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
import type {DocsVersion} from '../model/DocsVersion.js';
import type {VersionContent} from '../model/VersionContent.js';
import {CURRENT_VERSION} from '../model/versionName.js';
import {CODE} from '../paths.js';
import {fileStamp, folderStamp} from './folderStamp.js';

/** The part of a version's content that is read from files. */
type ReadVersion = Omit<VersionContent, keyof DocsVersion>;

/** Table of the cache on disk: `Entry.key` (a hash of all inputs of a version) → content of the version. */
type VersionTable = CacheTable<{readonly [key: string]: ReadVersion}>;

interface Entry {
  readonly table: VersionTable;
  /** Hash of the settings, and of the names, times and sizes of the files, that the version is made from. */
  readonly key: string;
  /** Times and sizes of the files: absolute path → time and size. They are part of the hash `key`. */
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
  return JSON.stringify([
    // The commit of a version from git is left out: its content depends on the files.
    {...version, git: version.git && {ref: version.git.ref, kind: version.git.kind}},
    own,
    mode,
    baseUrl,
    siteDir,
    i18n.currentLocale,
    i18n.defaultLocale,
    siteConfig.trailingSlash,
    settings,
  ]);
}

function keyOf(
  version: DocsVersion,
  input: DocsPluginInput,
  times: Map<string, FileTime>,
  checkedOut: CheckedOut | undefined,
): string | undefined {
  for (const [file, time] of checkedOut?.fileTimes ?? []) times.set(file, time);
  const folders = [version.contentPath, version.contentPathLocalized];
  const parts = [
    settingsOf(version, input),
    ...(checkedOut ? [checkedOut.stamp] : folders.map((folder) => folderStamp(folder, times))),
    ...tagsFileCandidates({
      folders: [version.contentPathLocalized, version.contentPath],
      option: input.options.tags,
      site: input.context,
    }).map(fileStamp),
    version.sidebarFilePath && !checkedOut ? fileStamp(version.sidebarFilePath) : 'none',
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
    const key = keyOf(version, this.#input, fileTimes, checkedOut);
    if (key === undefined) return undefined;
    const table: VersionTable = openPluginCache(
      context,
      `docs-version-${options.id}-${version.versionName}`,
      CODE,
    );
    this.#entries.set(version.versionName, {table, key, fileTimes});
    const stored = table.read(key);
    return stored && {...version, ...stored};
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
  remember({versionName: name, messages, ...version}: VersionContent): void {
    const {docs, drafts, sidebars, sidebarSource, sidebarFiles} = version;
    const entry = this.#entries.get(name);
    const content: ReadVersion = {
      docs,
      drafts,
      sidebars,
      sidebarSource,
      sidebarFiles,
      ...(messages && {messages}),
    };
    if (entry && isJsonSerializable(content)) entry.table.write({[entry.key]: content});
  }
}
