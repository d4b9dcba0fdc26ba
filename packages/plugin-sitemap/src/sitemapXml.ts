import {escapeHtml} from '@lectern/core/content-helpers';
import type {SitemapItem, SitemapLink} from './SitemapItem.js';

/** Limits of one file, from the sitemap protocol: https://www.sitemaps.org/protocol.html#index */
export interface FileLimits {
  readonly urls: number;
  readonly bytes: number;
}

const PROTOCOL_LIMITS: FileLimits = {urls: 50_000, bytes: 50 * 1024 * 1024};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function escapeXml(text: string): string {
  return escapeHtml(text).replaceAll("'", '&apos;');
}

function element(name: string, value: string | number | null | undefined): string {
  return value == null ? '' : `<${name}>${escapeXml(String(value))}</${name}>`;
}

function linkElement({lang, url}: SitemapLink): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(lang)}" href="${escapeXml(url)}"/>`;
}

/** Makes the element `<url>`. Its children are in the order of the protocol's XML schema. */
function urlElement({url, lastmod, changefreq, priority, links = []}: SitemapItem): string {
  const parts = [
    element('loc', url),
    element('lastmod', lastmod),
    element('changefreq', changefreq),
    // The value is rounded, since a very small number would have an exponent ("1e-7"), which `xsd:decimal` does not
    // allow.
    element('priority', priority == null ? priority : Math.round(priority * 1000) / 1000),
    ...links.map(linkElement),
  ];
  return `<url>${parts.join('')}</url>\n`;
}

function urlSet(entries: readonly string[]): string {
  const hasLinks = entries.some((entry) => entry.includes('<xhtml:link '));
  const namespaces = hasLinks ? `${NAMESPACE} ${LINK_NAMESPACE}` : NAMESPACE;
  return `${DECLARATION}<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`;
}

/** Splits entries so that each group fits into one file. */
function groupEntries(entries: readonly string[], limits: FileLimits): string[][] {
  const around = urlSet([]).length + LINK_NAMESPACE.length + 1;
  const groups: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    if (bytes + size > limits.bytes || (groups.at(-1)?.length ?? 0) >= limits.urls) {
      groups.push([]);
      bytes = around;
    }
    groups.at(-1)?.push(entry);
    bytes += size;
  }
  return groups;
}

function indexOf(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

export interface SitemapFilesInput {
  /** Path of the sitemap, relative to the output folder: "sitemap.xml". */
  readonly filename: string;
  /** @returns the absolute URL of a file of the output */
  urlOf(filename: string): string;
  readonly limits?: FileLimits;
}

/**
 * Makes the files of a sitemap: one file, or an index and its parts ("sitemap-1.xml") if the items exceed the limits of
 * one file.
 *
 * @returns path relative to the output folder → XML
 */
export function sitemapFiles(
  items: readonly SitemapItem[],
  {filename, urlOf, limits = PROTOCOL_LIMITS}: SitemapFilesInput,
): ReadonlyMap<string, string> {
  const groups = groupEntries(items.map(urlElement), limits);
  if (groups.length === 1) return new Map([[filename, urlSet(groups[0] ?? [])]]);
  const nameOf = (index: number) => filename.replace(/(?=\.[^./\\]+$)|$/, `-${index + 1}`);
  const parts = groups.map((group, index) => [nameOf(index), urlSet(group)] as const);
  return new Map([[filename, indexOf(parts.map(([name]) => urlOf(name)))], ...parts]);
}
