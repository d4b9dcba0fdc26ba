import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {PartsFile, readProven, readRecord, sha256, writeProven, writeRecord} from '@lectern/store';
import {cacheDirOf} from '../cache/cacheDir.js';
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

/** Values by key among the caches of a site. One of them can be read without the others. */
export interface PluginValues {
  /** @returns `undefined` if there are none, if they are damaged, or if another version of the code wrote them */
  read(): {readonly [key: string]: unknown} | undefined;
  find(key: string): unknown;
  write(values: {readonly [key: string]: unknown}): void;
}

/** As `openPluginCache`. */
export function openPluginValues(context: LoadContext, name: string, code: URL): PluginValues {
  const file = `${cacheFile(context, name)}.json`;
  const version = Buffer.from(`${versionOf(code)}\n`);
  // A JSON object, each key on a line of its own.
  const body = () => {
    const stored = readProven(file);
    return stored?.subarray(0, version.length).equals(version) ? stored.subarray(version.length) : undefined;
  };
  return {
    read() {
      const stored = body();
      return stored && (JSON.parse(stored.toString('utf8')) as {[key: string]: unknown});
    },
    find(key) {
      const stored = body();
      const start = `\n${JSON.stringify(key)}:`;
      const at = stored?.indexOf(start) ?? -1;
      if (!stored || at === -1) return undefined;
      const from = at + Buffer.byteLength(start);
      return JSON.parse(stored.toString('utf8', from, stored.indexOf('\n', from)).replace(/,$/, ''));
    },
    write(values) {
      const lines = Object.entries(values).map(
        ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
      );
      writeProven(file, `${version}{\n${lines.join(',\n')}\n}`);
    },
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
