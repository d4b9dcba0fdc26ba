import type {LoadContext} from '@lectern/core';
import {configLocation, describeIssues, issueSentence, throwProblems} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import {CHANGE_FREQUENCIES, type SitemapItem} from './SitemapItem.js';

/** A date, or a time with its zone: https://www.w3.org/TR/NOTE-datetime */
const W3C_TIME = /^\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;

const MAX_URL_LENGTH = 2048;

const url = z
  .string()
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
    error: 'an absolute URL such as "https://example.com/docs"',
  })
  .transform((text) => new URL(text).href)
  .refine((href) => href.length < MAX_URL_LENGTH, {
    error: `a URL of less than ${MAX_URL_LENGTH} characters`,
  });

const itemSchema = z.strictObject({
  url,
  lastmod: z
    .string()
    .refine((text) => W3C_TIME.test(text) && !Number.isNaN(Date.parse(text)), {
      error: 'a date such as "2024-05-17" or a time such as "2024-05-17T10:00:00Z"',
    })
    .nullish(),
  changefreq: z.enum(CHANGE_FREQUENCIES).nullish(),
  priority: z.number().min(0).max(1).nullish(),
  links: z.array(z.strictObject({lang: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/), url})).optional(),
});

const itemsSchema = z.array(itemSchema);

/**
 * Checks the items that the option `createSitemapItems` returned, and percent-encodes their URLs.
 *
 * @throws {SiteError} `SITEMAP_ITEMS`, with a list of all mistakes
 */
export function checkItems(
  items: unknown,
  {siteConfigPath, siteDir}: Pick<LoadContext, 'siteConfigPath' | 'siteDir'>,
): readonly SitemapItem[] {
  const {success, data, error} = itemsSchema.safeParse(items);
  if (success) return data;
  const {line} = configLocation(siteConfigPath, ['createSitemapItems']);
  const problems = describeIssues(error.issues, items, itemsSchema).map((issue) => ({
    file: siteConfigPath,
    line,
    message: `An item is not valid: ${issueSentence(issue)}`,
  }));
  throwProblems(problems, {
    code: 'SITEMAP_ITEMS',
    heading: 'Items that "createSitemapItems" returned are not valid:',
    hint: 'An item has "url" and, as you like, "lastmod", "changefreq", "priority" and "links".',
    siteDir,
  });
  return [];
}
