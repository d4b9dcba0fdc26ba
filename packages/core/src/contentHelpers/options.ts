import type {formatOf, MarkdownRule} from '@lectern/mdx';
import {z} from '#zod';
import type {LoadContext} from '../plugins/Plugin.js';
import {isSafeUrl} from '../shared/safeUrl.js';

/** Schema that accepts any function; `F` is its type for TypeScript. */
export function functionOption<F>(): z.ZodType<F, F> {
  return z.custom<F>((value) => typeof value === 'function', {error: 'a function'});
}

export const pluginIdOption = z
  .string()
  .regex(/^[\w-]+$/, {error: 'An id consists of letters, digits, "_" and "-".'})
  .default('default');

/**
 * Schema of options such as `routeBasePath`: a path that becomes part of the URLs of pages. It must not contain "..".
 */
export const urlPathOption = z.string().refine((path) => !path.split('/').includes('..'), {
  error: 'An address must not contain "..".',
});

/** Schema of the option `exclude`: globs of files that do not become pages, such as partials and tests. */
export const excludeOption = z
  .array(z.string())
  .default(['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']);

/** Schema of `editUrl`: a URL to which the path of a file is appended, or a function `F` that returns the whole URL. */
export function editUrlOption<F>() {
  const url = z.string().refine((value) => URL.canParse(value), {
    error: 'an absolute URL such as "https://example.com/edit/main"',
  });
  return z.union([url, functionOption<F>()]).optional();
}

export const lastUpdateOptions = {
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
};

/** Schema of the URL of a link. URLs that run code, such as `javascript:…`, are invalid. */
export const linkUrl = z.string().refine((url) => isSafeUrl(url), {
  error:
    'Links may not have the schemes "javascript:", "vbscript:" and "data:", which run code or hold documents.',
});

/** Schema of the URL of an image in a page or in its head. URLs that run code are invalid. */
export const imageUrl = z.string().refine((url) => isSafeUrl(url, 'image'), {
  error:
    'Images may not have the schemes "javascript:" and "vbscript:", which run code, and of "data:" only "data:image/…".',
});

const unifiedPlugins = z.array(z.unknown()).default([]);

/** Schemas of the plugin options that determine how the plugin's Markdown is compiled; see `compileSettings`. */
export const markdownOptions = {
  admonitions: z
    .union([
      z.boolean(),
      z.strictObject({keywords: z.array(z.string()).default([]), extendDefaults: z.boolean().default(true)}),
    ])
    .default(true),
  /** Overrides `markdown.untrusted` of the site's configuration for the files of this plugin. */
  untrusted: z.boolean().optional(),
  remarkPlugins: unifiedPlugins,
  rehypePlugins: unifiedPlugins,
  recmaPlugins: unifiedPlugins,
  beforeDefaultRemarkPlugins: unifiedPlugins,
  beforeDefaultRehypePlugins: unifiedPlugins,
};

type MarkdownOptions = z.output<z.ZodObject<typeof markdownOptions>>;

const DEFAULT_ADMONITIONS = [
  ...['note', 'tip', 'info', 'warning', 'danger'],
  ...['secondary', 'important', 'success', 'caution'],
];

/**
 * Converts the option `admonitions` to the words that begin an admonition after ":::"; `false` if admonitions are
 * switched off.
 */
function admonitionKeywords(setting: MarkdownOptions['admonitions']): MarkdownRule['admonitions'] {
  if (setting === false) return false;
  if (setting === true) return {keywords: DEFAULT_ADMONITIONS};
  return {keywords: [...(setting.extendDefaults ? DEFAULT_ADMONITIONS : []), ...setting.keywords]};
}

/** Settings for reading a Markdown file: the site's settings, overridden by the options of the plugin instance. */
export function formatSettings(
  {untrusted}: Pick<MarkdownOptions, 'untrusted'>,
  {markdown}: LoadContext['siteConfig'],
): Parameters<typeof formatOf>[1] {
  return {...markdown, untrusted: untrusted ?? markdown.untrusted};
}

/** Fields of a `MarkdownRule` that are set by the options in `markdownOptions`. */
export function compileSettings(options: MarkdownOptions): Pick<MarkdownRule, keyof typeof markdownOptions> {
  return {
    admonitions: admonitionKeywords(options.admonitions),
    untrusted: options.untrusted,
    remarkPlugins: options.remarkPlugins,
    rehypePlugins: options.rehypePlugins,
    recmaPlugins: options.recmaPlugins,
    beforeDefaultRemarkPlugins: options.beforeDefaultRemarkPlugins,
    beforeDefaultRehypePlugins: options.beforeDefaultRehypePlugins,
  };
}
