import {createHash} from 'node:crypto';
import type {FileTime} from '@lectern/core';
import {
  type CacheTable,
  isJsonSerializable,
  openPluginCache,
  tagsFileCandidates,
} from '@lectern/core/content-helpers';
import type {DocsPluginInput} from '../DocsPluginInput.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import type {VersionContent} from '../model/VersionContent.js';
import {CODE} from '../paths.js';
import {fileStamp, folderStamp} from './folderStamp.js';
import {CURRENT_VERSION} from './versionNames.js';

/** Content of a version that is read from its files. */
type ReadVersion = Omit<VersionContent, keyof DocsVersion>;

/** The key is of all that the version is made from. */
type VersionTable = CacheTable<{readonly [key: string]: ReadVersion}>;

interface Entry {
  readonly table: VersionTable;
  /** When this build looked at the version. */
  readonly key: string;
  /** Absolute file → what it was then. */
  readonly fileTimes: ReadonlyMap<string, FileTime>;
}

/** Settings that a version is made from, beside its files; `undefined` for functions of the site, whose results may change. */
function settingsOf(version: DocsVersion, {context, options}: DocsPluginInput): string | undefined {
  const {remarkPlugins, rehypePlugins, recmaPlugins, ...others} = options;
  // These compile the text of the docs; nothing of it is remembered here.
  const {beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins, ...own} = others;
  const isOutside = own.include.some((pattern) => pattern.startsWith('/') || pattern.includes('..'));
  const {baseUrl, siteDir, i18n, siteConfig, mode} = context;
  const {parseFrontMatter, format, untrusted} = siteConfig.markdown;
  if (isOutside || parseFrontMatter || !isJsonSerializable(own)) return undefined;
  return JSON.stringify([
    version,
    own,
    mode,
    baseUrl,
    siteDir,
    i18n.currentLocale,
    i18n.defaultLocale,
    siteConfig.trailingSlash,
    format,
    untrusted,
  ]);
}

function keyOf(
  version: DocsVersion,
  input: DocsPluginInput,
  times: Map<string, FileTime>,
): string | undefined {
  const parts = [
    settingsOf(version, input),
    folderStamp(version.contentPath, times),
    folderStamp(version.contentPathLocalized, times),
    ...tagsFileCandidates({
      folders: [version.contentPathLocalized, version.contentPath],
      option: input.options.tags,
    }).map(fileStamp),
    version.sidebarFilePath ? fileStamp(version.sidebarFilePath) : 'none',
  ];
  if (parts.includes(undefined)) return undefined;
  return createHash('sha256').update(parts.join('\n\n')).digest('hex');
}

/**
 * Cache of released versions: an unchanged version is loaded without reading any of its files. The current version is not cached
 * as a whole, and nothing is while developing.
 */
export class VersionCache {
  readonly #input: DocsPluginInput;
  /** By version: those that can be remembered. */
  readonly #entries = new Map<string, Entry>();

  constructor(input: DocsPluginInput) {
    this.#input = input;
  }

  /** @returns `undefined` if anything that the version is made from has changed, or may have */
  find(version: DocsVersion): VersionContent | undefined {
    const {context, options} = this.#input;
    if (version.versionName === CURRENT_VERSION || context.mode !== 'production') return undefined;
    const fileTimes = new Map<string, FileTime>();
    const key = keyOf(version, this.#input, fileTimes);
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

  /** Times and sizes of the files of a version when this build read them; `undefined` for a version that is not cached. */
  fileTimes(version: string): ReadonlyMap<string, FileTime> | undefined {
    return this.#entries.get(version)?.fileTimes;
  }

  /** Keeps a version that was not found, if it can be kept. */
  remember({docs, drafts, sidebars, sidebarSource, sidebarFiles, versionName: name}: VersionContent): void {
    const entry = this.#entries.get(name);
    const content: ReadVersion = {docs, drafts, sidebars, sidebarSource, sidebarFiles};
    if (entry && isJsonSerializable(content)) entry.table.write({[entry.key]: content});
  }
}
