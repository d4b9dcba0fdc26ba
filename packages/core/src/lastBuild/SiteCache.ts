import path from 'node:path';
import {sha256} from '@lectern/store';
import {cacheDirOf} from '../cache/cacheDir.js';
import {ContentStore} from '../compile/ContentStore.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {PageStore} from '../render/PageStore.js';
import {HtmlTextStore} from '../search/HtmlTextStore.js';
import {IndexFileStore} from '../search/IndexFileStore.js';
import type {TextStores} from '../search/indexBuild.js';
import {SectionStore} from '../search/SectionStore.js';
import {engineVersion} from '../version.js';

/** Caches of one locale: results of earlier builds, and of this one. */
export interface SiteCache {
  readonly dir: string;
  /** Cache version: changes when the compiled code changes. */
  readonly version: string;
  readonly contents: ContentStore;
  readonly artifactsDir: string;
  /** For search. */
  readonly texts: TextStores;
  readonly pages: PageStore;
  readonly dataDir: string;
}

/** The name of a locale in those of its files. */
export function cacheName({baseUrl, locale}: {readonly baseUrl: string; readonly locale: string}): string {
  return sha256(`${baseUrl}\n${locale}`).slice(0, 8);
}

/** The prefix of the index of the texts of a locale. */
export function sectionIndex(cacheDir: string, name: string): string {
  return path.join(cacheDir, `sections-${name}`);
}

export function openSiteCache({siteDir, baseUrl, i18n, siteConfig}: LoadContext): SiteCache {
  const dir = cacheDirOf(siteDir);
  const version = engineVersion();
  const name = cacheName({baseUrl, locale: i18n.currentLocale});
  return {
    dir,
    version,
    contents: new ContentStore(dir, name),
    artifactsDir: path.join(dir, 'artifacts'),
    texts: {
      sections: new SectionStore(sectionIndex(dir, name)),
      htmlTexts: new HtmlTextStore({
        prefix: path.join(dir, `texts-${name}`),
        siteTitle: siteConfig.title,
        version,
      }),
      files: new IndexFileStore(dir, name),
    },
    pages: new PageStore(dir, name),
    dataDir: path.join(dir, `data-${name}`),
  };
}
