import type {PostBuildProps, RouteConfig} from '@lectern/core';

/** Values of the sitemap protocol for how often a page changes. */
export const CHANGE_FREQUENCIES = [
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never',
] as const;

export type ChangeFrequency = (typeof CHANGE_FREQUENCIES)[number];

/** Link to the same page in another language. */
export interface SitemapLink {
  /** Language tag: "de", "pt-BR" or "x-default". */
  readonly lang: string;
  /** Absolute URL of the page. */
  readonly url: string;
}

/** One page of a sitemap. */
export interface SitemapItem {
  /** Absolute URL of the page. */
  readonly url: string;
  /** Time of the last change of the page in ISO 8601: "2024-05-17" or "2024-05-17T10:00:00Z". */
  readonly lastmod?: string | null | undefined;
  readonly changefreq?: ChangeFrequency | null | undefined;
  /** Priority of the page among the pages of the site, from 0 to 1. */
  readonly priority?: number | null | undefined;
  readonly links?: readonly SitemapLink[] | undefined;
}

export interface SitemapItemsInput {
  /** Top-level routes of the site. */
  readonly routes: readonly RouteConfig[];
  readonly siteConfig: PostBuildProps['siteConfig'];
}

export interface CreateSitemapItemsInput extends SitemapItemsInput {
  /** Makes the items that the plugin would write without the option `createSitemapItems`. */
  readonly defaultCreateSitemapItems: (input: SitemapItemsInput) => Promise<SitemapItem[]>;
}

/** Type of the option `createSitemapItems`: returns the items of the sitemap, in place of the default items. */
export type CreateSitemapItems = (
  input: CreateSitemapItemsInput,
) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>;
