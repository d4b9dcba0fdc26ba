import path from 'node:path';
import {readJsonIfPresent, writeFileAtomic} from '../cache/files.js';
import {sha256} from '../cache/hash.js';
import {cacheDirOf} from '../cache/SiteCache.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {engineVersion} from '../version.js';

/** One JSON value among the caches of a site, for what a plugin can find out again. */
export interface PluginCache {
  /** @returns `undefined` where there is nothing, or nothing that this version of Lectern wrote; else not checked. */
  read(): unknown;
  write(value: unknown): void;
}

/** @param name - of the value, unique in the site: "docs-facts-default" */
export function openPluginCache({siteDir, i18n}: LoadContext, name: string): PluginCache {
  const key = sha256(`${name}\n${i18n.currentLocale}`).slice(0, 8);
  const file = path.join(cacheDirOf(siteDir), `plugin-${key}.json`);
  const version = engineVersion();
  return {
    read() {
      const stored = readJsonIfPresent<{version?: unknown; value?: unknown}>(file);
      return stored?.version === version ? stored.value : undefined;
    },
    write: (value) => writeFileAtomic(file, JSON.stringify({version, value})),
  };
}
