import {usesHashRouter} from '../config/filesUrl.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import type {RenderPagesInput, RenderPurpose} from '../render/renderPages.js';
import type {BuildRun} from './BuildRun.js';
import type {CompiledLocale, OpenLocale} from './compileLocale.js';

/** Returns the input of `renderPages` for pages of a locale. */
export function renderInput(
  {pool}: BuildRun,
  {plan, content: site, collections, cache}: OpenLocale,
  {setup, bundle: {locate}}: Pick<RenderPagesInput, 'setup'> & Pick<CompiledLocale, 'bundle'>,
): RenderPagesInput {
  const {siteDir, siteConfig} = site.context;
  const purpose = renderPurpose(siteConfig);
  const {pages: pageCache, dataDir} = cache;
  return {purpose, siteDir, plan, setup, pool, locate, collections, pageCache, dataDir};
}

/**
 * Purpose for which pages are rendered in Node: "html" for HTML files; with the hash router, which has one HTML file,
 * "links", which also finds the queries of pages.
 */
function renderPurpose(siteConfig: SiteConfig): RenderPurpose {
  return usesHashRouter(siteConfig) ? 'links' : 'html';
}
