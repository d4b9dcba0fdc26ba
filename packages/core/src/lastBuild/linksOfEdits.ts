import {parseOwnJson} from '@lectern/store';
import {findBrokenLinks, type LinkedPage} from '../publish/brokenLinks.js';
import {checksLinks, outputFileCheck} from '../publish/reportLinks.js';
import {pageIndex} from '../render/PageCache.js';
import type {PageDetails} from '../render/RenderJob.js';
import {hasNewLinks} from './compareEdits.js';
import type {EditedPage} from './EditedPage.js';
import type {LocalePages} from './LocaleCache.js';
import type {ReadInput} from './readEdits.js';

/**
 * Returns true if an edited page has a broken link. Checks nothing if no edited page has a new link, since the targets
 * of old links are unchanged.
 */
export function hasBrokenLinks(
  edited: readonly EditedPage[],
  {paths}: Pick<LocalePages, 'paths'>,
  {built, edited: {snapshot}, plugins: {context}, cacheDir}: ReadInput,
): boolean {
  if (!checksLinks(context.siteConfig) || !edited.some(hasNewLinks)) return false;
  const index = pageIndex(cacheDir, built.name);
  const pages = paths.map(
    (pagePath, at): LinkedPage => ({
      path: pagePath,
      links: [],
      get anchors() {
        const stored = index.readAt(at);
        return stored && parseOwnJson<PageDetails>(stored.details).anchors;
      },
      texts: [],
    }),
  );
  const suspects = edited.map(({page, record}): LinkedPage => {
    const details = parseOwnJson<PageDetails>(record.details);
    const linked = {path: page.path, texts: [], ...details};
    pages[page.pageAt] = linked;
    return linked;
  });
  const hasFile = outputFileCheck(built.outDir, context.baseUrl);
  const {openRoutes, strictRoutes} = snapshot;
  return findBrokenLinks({pages, suspects, openRoutes, strictRoutes, hasFile}).broken.size > 0;
}
