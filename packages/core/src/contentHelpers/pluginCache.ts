import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {cacheDirOf} from '../cache/cacheDir.js';
import {sha256} from '../cache/hash.js';
import {PartsFile} from '../cache/PartsFile.js';
import {readRecord, writeRecord} from '../cache/records.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {codeVersion, engineVersion} from '../version.js';
import {PluginTexts} from './PluginTexts.js';

/** One JSON value among the caches of a site, for what a plugin can find out again. */
export interface PluginCache {
  /** @returns `undefined` if there is no value, if it is damaged, or if another version of the code wrote it */
  read(): unknown;
  write(value: unknown): void;
}

/**
 * @param name - of the value, unique in the site: "docs-facts-default"
 * @param code - folder of the plugin's compiled code, in that of its package
 */
export function openPluginCache(context: LoadContext, name: string, code: URL): PluginCache {
  const file = `${cacheFile(context, name)}.json`;
  const version = versionOf(code);
  return {
    read() {
      const stored = readRecord<{version?: unknown; value?: unknown}>(file);
      return stored?.version === version ? stored.value : undefined;
    },
    write: (value) => writeRecord(file, {version, value}),
  };
}

/** Byte arrays among the caches of a site: for numbers, which take long as JSON. One is read without the others. */
export interface PluginParts {
  /** @returns `undefined` if there is no such part, if it is damaged, or if another version of the code wrote it */
  read(at: number): Uint8Array | undefined;
  /** Replaces all parts. */
  write(parts: readonly Uint8Array[]): void;
}

/** As `openPluginCache`. */
export function openPluginParts(context: LoadContext, name: string, code: URL): PluginParts {
  return new PartsFile(`${cacheFile(context, name)}.bin`, versionOf(code));
}

/**
 * Texts by key among the caches of a site. Close it when all are requested.
 *
 * @param name - unique in the site: "blog-feeds-default"
 * @param code - folder of the plugin's compiled code, in that of its package
 */
export function openPluginTexts(context: LoadContext, name: string, code: URL): PluginTexts {
  return new PluginTexts(`${cacheFile(context, name)}.txt`, versionOf(code));
}

/** Without extension. */
function cacheFile({siteDir, i18n}: LoadContext, name: string): string {
  const key = sha256(`${name}\n${i18n.currentLocale}`).slice(0, 8);
  return path.join(cacheDirOf(siteDir), `plugin-${key}`);
}

function versionOf(code: URL): string {
  return `${engineVersion()} ${codeVersion(path.resolve(fileURLToPath(code)))}`;
}

/**
 * A folder among the caches of a site, for files of a plugin. `site clear` deletes it; the plugin checks what it reads there.
 *
 * @param name - unique in the site: "ideal-image"
 */
export function pluginCacheDir({siteDir}: Pick<LoadContext, 'siteDir'>, name: string): string {
  return path.join(cacheDirOf(siteDir), name);
}
