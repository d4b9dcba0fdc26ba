import {z} from 'zod';
import type {PluginConfig, PresetConfig} from '../plugins/Plugin.js';
import {futureSchema} from '../schema/futureSchema.js';
import {i18nSchema} from '../schema/i18nSchema.js';
import {markdownSchema} from '../schema/markdownSchema.js';
import {policySchema} from '../schema/policySchema.js';
import {freeObject, functionSchema, htmlTag, pluginEntry, severity} from '../schema/schemaParts.js';

const attributeValue = z.union([z.string(), z.boolean(), z.undefined()]);

function surroundWithSlashes(baseUrl: string): string {
  return `/${baseUrl}/`.replace(/\/{2,}/g, '/');
}

const siteUrl = z
  .string()
  .refine((url) => URL.canParse(url), {error: 'an absolute URL such as "https://example.com"', abort: true})
  .refine((url) => new URL(url).pathname === '/', {
    error: '"url" must not contain a path; put that into "baseUrl".',
  })
  .transform((url) => url.replace(/\/+$/, ''));

/** Every field of the configuration: its type, default, check and documentation. */
export const configSchema = z.strictObject({
  title: z.string().min(1, {error: '"title" must not be empty.'}).describe('Name of the site.'),
  url: siteUrl.describe('Where the site is published, without a path: "https://example.com".'),
  baseUrl: z
    .string()
    .transform(surroundWithSlashes)
    .describe('Path below `url` that the site lives at: "/" or "/docs/".'),
  favicon: z.string().optional().describe('Icon of the site, relative to the base URL.'),
  tagline: z.string().default('').describe('What the site is about, in a few words.'),
  titleDelimiter: z.string().default('|').describe('Between page title and site title.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe('true: "/x/"; false: "/x" and "x.html"; left out: links as they are written.'),
  i18n: i18nSchema.describe('The languages of the site.'),
  storage: z
    .strictObject({
      type: z
        .enum(['localStorage', 'sessionStorage'])
        .default('localStorage')
        .describe('Which browser storage is used.'),
      namespace: z
        .union([z.boolean(), z.string()])
        .optional()
        .describe(
          'Suffix of storage keys; true makes one from the URL. Left out: as `future.v4.siteStorageNamespacing` says.',
        ),
    })
    .prefault({})
    .describe('Where the browser keeps colour mode and the like.'),
  noIndex: z.boolean().default(false).describe('Asks search engines to leave out the whole site.'),
  onBrokenLinks: severity.default('throw').describe('Links to pages that do not exist.'),
  onBrokenAnchors: severity.default('warn').describe('Links to headings that do not exist.'),
  onDuplicateRoutes: severity.default('warn').describe('Several pages with the same path.'),
  onBrokenMarkdownLinks: severity.optional().describe('Deprecated: `markdown.hooks.onBrokenMarkdownLinks`.'),
  organizationName: z.string().optional().describe('Owner of the repository, for deployment.'),
  projectName: z.string().optional().describe('Name of the repository, for deployment.'),
  deploymentBranch: z.string().optional().describe('Branch that the site is deployed to.'),
  githubHost: z.string().optional().describe('Host of the repository if it is not github.com.'),
  githubPort: z.string().optional().describe('Port of that host.'),
  contentSecurityPolicy: policySchema.describe(
    'Writes a Content-Security-Policy for hosts: `_headers` and `content-security-policy.json`.',
  ),
  customFields: freeObject
    .default({})
    .describe('Your own values; components read them from the site config.'),
  staticDirectories: z
    .array(z.string())
    .default(['static'])
    .describe('Folders whose files are copied as they are; missing ones are fine.'),
  headTags: z.array(htmlTag).default([]).describe('Tags for the head of every page.'),
  scripts: z
    .array(z.union([z.string(), z.object({src: z.string()}).catchall(attributeValue)]))
    .default([])
    .describe('Scripts for the head of every page: URLs, or objects of attributes.'),
  stylesheets: z
    .array(z.union([z.string(), z.object({href: z.string()}).catchall(attributeValue)]))
    .default([])
    .describe('Stylesheets for the head of every page: URLs, or objects of attributes.'),
  clientModules: z
    .array(z.string())
    .default([])
    .describe('Modules loaded once in the browser, before the first page; relative to the site folder.'),
  ssrTemplate: z.string().optional().describe('Eta template of the HTML of every page.'),
  baseUrlIssueBanner: z.boolean().default(true).describe('Explains a wrong `baseUrl` on the home page.'),
  plugins: z
    .array(pluginEntry<PluginConfig>())
    .default([])
    .describe('Plugins, in the order in which they run.'),
  themes: z
    .array(pluginEntry<PluginConfig>())
    .default([])
    .describe('Themes; a later one overrides components of an earlier.'),
  presets: z.array(pluginEntry<PresetConfig>()).default([]).describe('Bundles of plugins and themes.'),
  themeConfig: freeObject.default({}).describe('Settings of the themes; each checks its own.'),
  webpack: z
    .strictObject({
      jsLoader: z
        .union([z.literal('babel'), functionSchema<(isServer: boolean) => unknown>()])
        .optional()
        .describe('"babel", or a function that returns the webpack rule for JavaScript.'),
    })
    .optional()
    .describe('How code is compiled.'),
  markdown: markdownSchema,
  future: futureSchema,
});

/** Configuration as a site writes it. `SiteConfig` is the result of the checks and defaults. */
export interface Config extends z.input<typeof configSchema> {}

export type ParsedConfig = z.infer<typeof configSchema>;

export const CONFIG_FIELDS: readonly string[] = Object.keys(configSchema.shape);
