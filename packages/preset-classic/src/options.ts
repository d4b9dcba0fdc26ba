import {describeIssues, isRecord, issueSentence} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import type {Options as BlogOptions} from '@lectern/plugin-content-blog';
import type {Options as DocsOptions} from '@lectern/plugin-content-docs';
import type {Options as PagesOptions} from '@lectern/plugin-content-pages';
import type {Options as AnalyticsOptions} from '@lectern/plugin-google-analytics';
import type {Options as GtagOptions} from '@lectern/plugin-google-gtag';
import type {Options as TagManagerOptions} from '@lectern/plugin-google-tag-manager';
import type {Options as SitemapOptions} from '@lectern/plugin-sitemap';
import type {Options as SvgrOptions} from '@lectern/plugin-svgr';
import type {Options as ThemeOptions} from '@lectern/theme-classic';
import type {Options as SearchOptions} from '@lectern/theme-search';
import {errors} from './errors.js';

/** Options of one plugin (checked by the plugin itself), or `false` to leave it out. */
function pluginOptions<T extends object>() {
  return z
    .custom<T | false>((value) => value === false || isRecord(value), {
      error: 'Expected an object with options, or false.',
    })
    .optional();
}

/** Options as written in the configuration of a site. Each plugin checks its own options. */
export interface Options {
  readonly docs?: DocsOptions | false;
  readonly blog?: BlogOptions | false;
  readonly pages?: PagesOptions | false;
  readonly sitemap?: SitemapOptions | false;
  readonly svgr?: SvgrOptions | false;
  readonly theme?: ThemeOptions;
  /** `false` leaves search out. Default: search is included, unless the config names a plugin or theme for search. */
  readonly search?: SearchOptions | false;
  /** `true` adds debug pages. Default: `true` in `site start`, `false` in builds. */
  readonly debug?: boolean;
  readonly gtag?: GtagOptions | false;
  readonly googleAnalytics?: AnalyticsOptions | false;
  readonly googleTagManager?: TagManagerOptions | false;
}

const shape = {
  docs: pluginOptions<DocsOptions>(),
  blog: pluginOptions<BlogOptions>(),
  pages: pluginOptions<PagesOptions>(),
  sitemap: pluginOptions<SitemapOptions>(),
  svgr: pluginOptions<SvgrOptions>(),
  theme: z.custom<ThemeOptions>(isRecord, {error: 'Expected an object with options.'}).optional(),
  search: pluginOptions<SearchOptions>(),
  debug: z.boolean().optional(),
  gtag: pluginOptions<GtagOptions>(),
  googleAnalytics: pluginOptions<AnalyticsOptions>(),
  googleTagManager: pluginOptions<TagManagerOptions>(),
};

const optionsSchema: z.ZodType<Options> = z.strictObject(shape);

/** Checks the options of the preset. @throws {SiteError} `PRESET_OPTIONS` with all wrong options */
export function checkOptions(options: unknown, configFile: string): Options {
  const result = optionsSchema.safeParse(options ?? {});
  if (result.success) return result.data;
  const problems = describeIssues(result.error.issues, options, optionsSchema).map(issueSentence);
  throw errors.optionsInvalid({problems, names: Object.keys(shape), configFile});
}
