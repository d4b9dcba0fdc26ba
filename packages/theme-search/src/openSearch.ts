import type {LoadContext} from '@lectern/core';
import {escapeHtml} from '@lectern/core/content-helpers';

/** File name of the OpenSearch description in the output folder of a locale. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Returns an OpenSearch 1.1 description, by which browsers offer the site as a search engine. */
export function openSearchXml(
  {siteConfig, baseUrl, i18n}: Pick<LoadContext, 'siteConfig' | 'baseUrl' | 'i18n'>,
  searchPagePath: string,
): string {
  const {title, favicon, url} = siteConfig;
  const site = `${url}${baseUrl}`;
  const image = favicon && new URL(favicon.replace(/^\//, ''), site).href;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // OpenSearch 1.1 allows at most 16 characters here, and 48 and 1024 in the next two elements.
    `  <ShortName>${escapeHtml(title.slice(0, 16).trim())}</ShortName>`,
    `  <LongName>${escapeHtml(title.slice(0, 48).trim())}</LongName>`,
    `  <Description>${escapeHtml(`Search ${title}`.slice(0, 1024))}</Description>`,
    `  <Language>${escapeHtml(i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale)}</Language>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...(image ? [`  <Image>${escapeHtml(image)}</Image>`] : []),
    `  <Url type="text/html" method="get" template="${escapeHtml(`${site}${searchPagePath}?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
  ];
  return `${lines.join('\n')}\n`;
}
