import {z} from '#zod';
import type {PluginConfig, PresetConfig} from '../plugins/Plugin.js';
import {cacheSchema} from '../schema/cacheSchema.js';
import {checkSchema} from '../schema/checkSchema.js';
import {deploySchema} from '../schema/deploySchema.js';
import {futureSchema} from '../schema/futureSchema.js';
import {i18nSchema} from '../schema/i18nSchema.js';
import {llmsTxtSchema} from '../schema/llmsTxtSchema.js';
import {markdownSchema} from '../schema/markdownSchema.js';
import {policySchema} from '../schema/policySchema.js';
import {samplesSchema} from '../schema/samplesSchema.js';
import {
  attributeValue,
  baseUrlPath,
  freeObject,
  functionSchema,
  htmlTag,
  off,
  on,
  optionalFlag,
  optionalText,
  pluginEntry,
  severity,
  textList,
} from '../schema/schemaParts.js';

const siteUrl = z
  .string()
  .refine((url) => URL.canParse(url), {error: 'an absolute URL such as "https://example.com"', abort: true})
  .refine((url) => new URL(url).pathname === '/', {
    error: '"url" must not contain a path; put that into "baseUrl".',
  })
  .transform((url) => url.replace(/\/+$/, ''));

/**
 * All fields of the configuration: types, defaults, checks and documentation. `pnpm reference` generates the types
 * `Config`, `CacheConfig` and so on in `plugins/` and the configuration reference from it. In
 * `.meta()`, `example` is for the reference; `resolved` is the type of the field in `SiteConfig` if it differs, or "none"
 * if `SiteConfig` does not have the field.
 */
export const configSchema = z.strictObject({
  title: z
    .string()
    .min(1, {error: '"title" must not be empty.'})
    .describe('Name of the site. Appended to the title of every page, and shown where no other title is.')
    .meta({example: "title: 'Acme handbook'"}),
  url: siteUrl
    .describe(
      'Where the site is published, as an absolute URL without a path. A slash at the end is removed.',
    )
    .meta({example: "url: 'https://docs.example.com'"}),
  baseUrl: baseUrlPath
    .describe('Path of the site below `url`. Slashes at both ends are added where they are missing.')
    .meta({example: "baseUrl: '/handbook/'"}),
  favicon: optionalText
    .describe('Icon of the site, below the base URL. If no static folder holds the file, the build warns.')
    .meta({example: "favicon: 'img/favicon.ico'"}),
  tagline: z
    .string()
    .default('')
    .describe('Subject of the site in a few words. The theme does not show it by itself; your home page may.')
    .meta({example: "tagline: 'All that you need to know'"}),
  titleDelimiter: z
    .string()
    .default('|')
    .describe('Text between the title of a page and the title of the site.')
    .meta({example: "titleDelimiter: '·'"}),
  trailingSlash: optionalFlag
    .describe('`true`: `/x/`; `false`: `/x` and `x.html`. Left out: links as they are written.')
    .meta({resolved: 'boolean | undefined', example: 'trailingSlash: false'}),
  i18n: i18nSchema.describe('The languages of the site. Left out: English alone.').meta({
    resolved: "ClientSiteConfig['i18n']",
    example: "i18n: {defaultLocale: 'en', locales: ['en', 'fr']}",
  }),
  storage: z
    .strictObject({
      type: z
        .enum(['localStorage', 'sessionStorage'])
        .default('localStorage')
        .describe('Storage of the browser: kept, or until the tab is closed.'),
      namespace: z
        .union([z.boolean(), z.string()])
        .optional()
        .describe(
          'Suffix of every key: `true` for a hash of the address of the site, or a text. Left out: as `future.v4.siteStorageNamespacing`.',
        )
        .meta({resolved: 'boolean | string'}),
    })
    .prefault({})
    .describe(
      'Where the browser keeps the colour mode, chosen tabs and closed announcements. Use a namespace if several sites share one domain.',
    )
    .meta({example: 'storage: {namespace: true}'}),
  noIndex: off
    .describe('Excludes every page from search engines.')
    .meta({example: "noIndex: process.env.PREVIEW === 'true'"}),
  pages: z
    .enum(['auto', 'live'])
    .optional()
    .describe(
      "`'auto'`: a page on which nothing needs React in the browser is *still*: HTML, CSS and one small script, which starts React when the visitor first moves. `'live'`: React starts on every page at once. Left out: `'live'` if the config file is called `docusaurus.config.*`, else `'auto'`.",
    )
    .meta({example: "pages: 'auto'", resolved: "'auto' | 'live'"}),
  relocatable: optionalFlag
    .describe(
      'Makes all addresses in the output relative, so that the same files work from a folder on disk or a zip archive (`file://`), at `/`, and below any path of a host. Scripts and data load as classic scripts, and each link opens a document. No effect in `site start`.',
    )
    .meta({example: 'relocatable: true'}),
  onBrokenLinks: severity
    .default('throw')
    .describe('Links to pages and files of the site that do not exist.')
    .meta({example: "onBrokenLinks: 'warn'"}),
  onBrokenAnchors: severity
    .default('warn')
    .describe('Links to headings that do not exist.')
    .meta({example: "onBrokenAnchors: 'throw'"}),
  onDuplicateRoutes: severity
    .default('warn')
    .describe(
      'Two pages with the same path, of which only one can be reached. Paths that differ only in the slash at their end are one page, and are not reported.',
    )
    .meta({example: "onDuplicateRoutes: 'throw'"}),
  onBrokenMarkdownLinks: severity
    .optional()
    .describe('Deprecated: use `markdown.hooks.onBrokenMarkdownLinks`.')
    .meta({resolved: 'none', example: "onBrokenMarkdownLinks: 'warn'"}),
  organizationName: optionalText
    .describe('Owner of the repository that `site deploy` pushes to.')
    .meta({example: "organizationName: 'acme'"}),
  projectName: optionalText
    .describe('Name of the repository that `site deploy` pushes to.')
    .meta({example: "projectName: 'handbook'"}),
  deploymentBranch: optionalText
    .describe('Branch that `site deploy` pushes to.')
    .meta({example: "deploymentBranch: 'gh-pages'"}),
  githubHost: optionalText
    .describe('Host of the repository if it is not github.com.')
    .meta({example: "githubHost: 'git.example.com'"}),
  githubPort: optionalText.describe('Port of `githubHost`.').meta({example: "githubPort: '8022'"}),
  deploy: deploySchema
    .optional()
    .describe(
      'Target of `site deploy` that is no branch of a git host. The build then lists what it has changed.',
    )
    .meta({resolved: 'none', example: "deploy: {to: 'rsync:deploy@example.com:/var/www/docs'}"}),
  llmsTxt: llmsTxtSchema
    .describe(
      'Lists all pages for programs in `llms.txt`, and writes their texts together into `llms-full.txt`. Left out: off if the config file is called `docusaurus.config.*`, else on.',
    )
    .meta({
      example: "llmsTxt: {introduction: 'The API is in `/api/`.'}",
      resolved: 'false | {introduction?: string; fullText: boolean; maxFileSize: number}',
    }),
  contentSecurityPolicy: policySchema
    .describe(
      'Writes a Content-Security-Policy for hosts into the output folder, as `_headers` and `content-security-policy.json`.',
    )
    .meta({example: 'contentSecurityPolicy: true'}),
  samples: samplesSchema
    .describe('How `site samples` runs the code of pages that is marked as a test.')
    .meta({example: "samples: {languages: {js: {command: ['node', '{file}'], extension: 'mjs'}}}"}),
  check: checkSchema
    .describe('Settings of `site check`: severities, budgets, exceptions.')
    .meta({resolved: 'none', example: "check: {budgets: [{pages: '/docs/**', scripts: 150_000}]}"}),
  cache: cacheSchema
    .optional()
    .describe(
      'A store in which builds of several machines share their caches. See [how to set it up](../remote-cache.md).',
    )
    .meta({resolved: 'none', example: "cache: {remote: 'https://cache.example.com/docs/'}"}),
  customFields: freeObject
    .default({})
    .describe('Your own values. They reach the browser, so they have to be JSON.')
    .meta({example: "customFields: {team: 'Docs'}"}),
  staticDirectories: textList(['static'])
    .describe(
      'Folders whose files are copied to the output. If several have a file of the same path, the file of the first one is copied. Folders that do not exist are ignored.',
    )
    .meta({example: "staticDirectories: ['static', 'public']"}),
  headTags: z
    .array(htmlTag)
    .default([])
    .describe(
      'Tags for the head of every page. `attributes` are required, and the tag has to be one of HTML, unless `customElement` is `true`.',
    )
    .meta({example: "headTags: [{tagName: 'meta', attributes: {name: 'author', content: 'Acme'}}]"}),
  scripts: z
    .array(z.union([z.string(), z.object({src: z.string().describe('Address.')}).catchall(attributeValue)]))
    .default([])
    .describe('Scripts for the head of every page: URLs, or objects of attributes, such as `async`.')
    .meta({example: "scripts: [{src: 'https://stats.example.com/count.js', async: true}]"}),
  stylesheets: z
    .array(z.union([z.string(), z.object({href: z.string().describe('Address.')}).catchall(attributeValue)]))
    .default([])
    .describe('Stylesheets for the head of every page: URLs, or objects of attributes.')
    .meta({example: "stylesheets: ['https://fonts.example.com/inter.css']"}),
  clientModules: textList([])
    .describe('Modules that are loaded once, before the first page. Paths start from the folder of the site.')
    .meta({example: "clientModules: ['./src/analytics.js']"}),
  ssrTemplate: optionalText
    .describe('HTML of every page, as a template of Eta.')
    .meta({example: "ssrTemplate: readFileSync('template.html', 'utf8')"}),
  baseUrlIssueBanner: on
    .describe(
      'If scripts and styles cannot be found, the home page shows a banner that suggests another `baseUrl`. A small script in the page inserts it.',
    )
    .meta({example: 'baseUrlIssueBanner: false'}),
  plugins: z
    .array(pluginEntry<PluginConfig>('PluginConfig'))
    .default([])
    .describe('Plugins, in the order in which they run.')
    .meta({example: "plugins: ['@lectern/plugin-pwa', ['./plugins/people.ts', {path: 'people'}]]"}),
  themes: z
    .array(pluginEntry<PluginConfig>('PluginConfig'))
    .default([])
    .describe('Themes; a later one overrides components of an earlier one.')
    .meta({example: "themes: ['@lectern/theme-mermaid']"}),
  presets: z
    .array(pluginEntry<PresetConfig>('PresetConfig'))
    .default([])
    .describe('Bundles of plugins and themes.')
    .meta({example: "presets: [['@lectern/preset-classic', {blog: false}]]"}),
  themeConfig: freeObject
    .default({})
    .describe('Settings of the themes. Each theme checks the part that it uses. They reach the browser.')
    .meta({example: "themeConfig: {navbar: {title: 'Acme'}}"}),
  webpack: z
    .strictObject({
      jsLoader: z
        .union([
          z.literal('babel'),
          functionSchema<(isServer: boolean) => unknown>('(isServer: boolean) => unknown'),
        ])
        .optional()
        .describe(
          'esbuild compiles code, or `"babel"` (install `babel-loader`), or the rule of webpack that a function returns.',
        ),
    })
    .optional()
    .describe('How your JavaScript and TypeScript is compiled.')
    .meta({example: "webpack: {jsLoader: 'babel'}"}),
  markdown: markdownSchema.meta({example: "markdown: {format: 'detect', mermaid: true}"}),
  future: futureSchema,
});

export type {Config} from '../plugins/Config.js';

export type ParsedConfig = z.infer<typeof configSchema>;

export const CONFIG_FIELDS: readonly string[] = Object.keys(configSchema.shape);
