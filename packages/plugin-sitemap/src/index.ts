import path from 'node:path';
import type {LoadContext, Plugin, Validate} from '@lectern/core';
import {codedText, writeFileIfChanged} from '@lectern/core/content-helpers';
import {encodePath} from '@lectern/core/shared/encodePath';
import {checkItems} from './checkItems.js';
import {createItems, type SitemapInput} from './createItems.js';
import {type PluginOptions, sitemapOptionsSchema} from './options.js';
import {sitemapFiles} from './sitemapXml.js';

export type {Options, PluginOptions} from './options.js';
export type {
  ChangeFrequency,
  CreateSitemapItems,
  CreateSitemapItemsInput,
  SitemapItem,
  SitemapItemsInput,
  SitemapLink,
} from './SitemapItem.js';

async function writeSitemap(input: SitemapInput): Promise<void> {
  const {props, options} = input;
  const {baseUrl, outDir, siteConfig} = props;
  if (siteConfig.noIndex) return;
  const created = await createItems(input);
  const items = options.createSitemapItems ? checkItems(created, props) : created;
  if (items.length === 0) return;
  const urlOf = (name: string) => new URL(encodePath(baseUrl + name), siteConfig.url).href;
  const files = sitemapFiles(items, {filename: options.filename.replaceAll('\\', '/'), urlOf});
  for (const [name, text] of files) writeFileIfChanged(path.join(outDir, name), text);
}

/** Writes a sitemap for search engines, one for each locale. */
export default function pluginSitemap(
  {siteConfig, reports}: LoadContext,
  options: PluginOptions,
): Plugin | null {
  if (siteConfig.future.experimental_router === 'hash') {
    reports?.warn(
      codedText(
        'SITEMAP_HASH_ROUTER',
        'There is no sitemap: with the hash router, the site is a single document.',
      ),
    );
    return null;
  }
  return {
    name: 'docusaurus-plugin-sitemap',
    // With `lastmod`, the sitemap also depends on dates of git commits, not only on files.
    followsFiles: () => options.lastmod === null,
    postBuild: (props) => writeSitemap({props, options}),
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(sitemapOptionsSchema, options);
}
