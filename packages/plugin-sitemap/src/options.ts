import {functionOption, pluginIdOption} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import {CHANGE_FREQUENCIES, type CreateSitemapItems} from './SitemapItem.js';

/** Schema of an option that was removed: any value is an error with the text `error`. */
function removedOption(error: string) {
  return z.undefined({error}).optional();
}

function isInsideOutput(name: string): boolean {
  const parts = name.split(/[/\\]/);
  return parts.every((part) => part !== '' && part !== '.' && part !== '..') && !/^[a-z]:/i.test(name);
}

/** Schema of the options of the sitemap plugin. It fills in the defaults. */
export const sitemapOptionsSchema = z.strictObject({
  id: pluginIdOption,
  /** Path of the sitemap, relative to the output folder. */
  filename: z
    .string()
    .refine(isInsideOutput, {error: 'the path of a file below the output folder, such as "sitemap.xml"'})
    .default('sitemap.xml'),
  /** Globs of URL paths to leave out, with the base URL: "/base/tags/**". */
  ignorePatterns: z.array(z.string().min(1)).default([]),
  changefreq: z.enum(CHANGE_FREQUENCIES).nullable().default('weekly'),
  priority: z.number().min(0).max(1).nullable().default(0.5),
  /**
   * Form of the time at which a page last changed: "date" (2024-05-17), or "datetime" (also the time of day); `null`
   * leaves it out.
   */
  lastmod: z.enum(['date', 'datetime']).nullable().default(null),
  createSitemapItems: functionOption<CreateSitemapItems>().optional(),
  cacheTime: removedOption('The option "cacheTime" does nothing. Remove it.'),
  trailingSlash: removedOption('The sitemap follows "trailingSlash" of the site config. Remove this option.'),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof sitemapOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof sitemapOptionsSchema>;
