import type {PostBuildProps, RouteConfig} from '@lectern/core';

/** How often a page changes, as the sitemap protocol names it. */
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

/** The same page in another language. */
export interface SitemapLink {
  /** "de", "pt-BR" or "x-default". */
  readonly lang: string;
  /** Absolute. */
  readonly url: string;
}

/** One page of a sitemap. */
export interface SitemapItem {
  /** Absolute. */
  readonly url: string;
  /** A date or a time of ISO 8601: "2024-05-17", "2024-05-17T10:00:00Z". */
  readonly lastmod?: string | null | undefined;
  readonly changefreq?: ChangeFrequency | null | undefined;
  /** From 0 to 1. */
  readonly priority?: number | null | undefined;
  readonly links?: readonly SitemapLink[] | undefined;
}

export interface SitemapItemsInput {
  /** Top-level routes of the site. */
  readonly routes: readonly RouteConfig[];
  readonly siteConfig: PostBuildProps['siteConfig'];
}

export interface CreateSitemapItemsInput extends SitemapItemsInput {
  /** Makes the items that the plugin would write without the function. */
  readonly defaultCreateSitemapItems: (input: SitemapItemsInput) => Promise<SitemapItem[]>;
}

/** The option `createSitemapItems`. */
export type CreateSitemapItems = (
  input: CreateSitemapItemsInput,
) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>;
