import path from 'node:path';
import {sha256} from '@lectern/store';
import {ArtifactCache} from '../compile/ArtifactCache.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {PageCache} from '../render/PageCache.js';
import {HtmlTextCache} from '../search/HtmlTextCache.js';
import {IndexFileCache} from '../search/IndexFileCache.js';
import type {TextCaches} from '../search/indexBuild.js';
import {SectionCache, sectionIndex} from '../search/SectionCache.js';
import {engineVersion} from '../version.js';

/** Caches of one locale on disk. They contain results of earlier builds, and get the results of this build. */
export interface SiteCache {
  readonly dir: string;
  /** Hash of base URL and locale, which is part of the names of the locale's cache files: 8 hex digits. */
  readonly name: string;
  /** Version of the cache entries (`engineVersion`): changes when the code of Lectern changes. */
  readonly version: string;
  readonly contents: ArtifactCache;
  /** Caches for search: texts of pages, and files that search plugins have written. */
  readonly texts: TextCaches;
  readonly pages: PageCache;
  readonly dataDir: string;
}

export function openSiteCache({cacheDir: dir, siteDir, baseUrl, i18n, siteConfig}: LoadContext): SiteCache {
  const {title: siteTitle} = siteConfig;
  const version = engineVersion();
  const name = sha256(`${baseUrl}\n${i18n.currentLocale}`).slice(0, 8);
  return {
    dir,
    name,
    version,
    contents: new ArtifactCache(dir, name, siteDir),
    texts: {
      sections: new SectionCache(sectionIndex(dir, name)),
      htmlTexts: new HtmlTextCache({name: path.join(dir, `texts-${name}`), siteTitle, version}),
      files: new IndexFileCache(dir, name),
    },
    pages: new PageCache(dir, name),
    dataDir: path.join(dir, `data-${name}`),
  };
}
