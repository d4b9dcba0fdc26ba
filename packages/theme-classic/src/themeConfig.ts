import {linkHtml, linkUrl} from '@lectern/core/content-helpers';
import {z} from '@lectern/core/zod';
import type {PrismTheme} from '@lectern/theme-common';
import {footerSchema} from './footerConfig.js';
import {navbarSchema} from './navbarConfig.js';

/** Schema of a key that older versions had: rejects it with a message that names its replacement. */
function removed(message: string) {
  return z.undefined({error: `no longer exists: ${message}`}).optional();
}

const colorMode = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light'),
  disableSwitch: z.boolean().default(false),
  respectPrefersColorScheme: z.boolean().default(false),
  switchConfig: removed(
    'swizzle the icons "@theme/Icon/LightMode" and "@theme/Icon/DarkMode" to change the switch.',
  ),
});

/** A program that answers questions about a page. */
const assistant = z.strictObject({
  label: z.string().min(1),
  /** Address that opens it. "{url}" becomes the address of the page as Markdown, "{prompt}" a message with it. */
  href: linkUrl.refine((href) => /^https?:/.test(href) && /\{(?:url|prompt)\}/.test(href), {
    error: 'must be an address with "{url}" or "{prompt}", such as "https://example.com/?q={prompt}".',
  }),
});

type Assistant = z.infer<typeof assistant>;

const docs = z.strictObject({
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(false),
      autoCollapseCategories: z.boolean().default(false),
      rowsInHtml: z.union([z.int().min(1), z.literal('ALL')]).default(200),
    })
    .prefault({}),
  pageMenu: z
    .union([
      z.boolean().transform((enabled) => ({enabled, assistants: [] as Assistant[]})),
      z.strictObject({enabled: z.boolean().default(true), assistants: z.array(assistant).default([])}),
    ])
    .prefault(false),
});

const blog = z.strictObject({
  sidebar: z.strictObject({groupByYear: z.boolean().default(true)}).prefault({}),
});

const announcementBar = z.strictObject({
  id: z.string().default('announcement-bar'),
  content: linkHtml,
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
});

/** Schema of a Prism theme. Its type is stricter than the check, which accepts any style. */
const prismTheme = z.looseObject({
  plain: z.looseObject({}).default({}),
  styles: z
    .array(
      z.looseObject({
        types: z.array(z.string()),
        style: z.looseObject({}),
        languages: z.array(z.string()).optional(),
      }),
    )
    .default([]),
}) as unknown as z.ZodType<PrismTheme, Partial<PrismTheme>>;

const DEFAULT_MAGIC_COMMENT = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};

const magicComment = z
  .strictObject({
    className: z.string(),
    line: z.string().optional(),
    block: z.strictObject({start: z.string(), end: z.string()}).optional(),
  })
  .refine(({line, block}) => line !== undefined || block !== undefined, {
    error: 'needs "line", "block" or both: the comments that mark lines.',
  });

const prism = z.strictObject({
  theme: prismTheme.optional(),
  darkTheme: prismTheme.optional(),
  defaultLanguage: z.string().optional(),
  additionalLanguages: z.array(z.string()).default([]),
  magicComments: z.array(magicComment).default([DEFAULT_MAGIC_COMMENT]),
});

const levelRange = {error: 'must be between 2 and 6.'};
const headingLevel = z.int().min(2, levelRange).max(6, levelRange);

const tableOfContents = z
  .strictObject({minHeadingLevel: headingLevel.default(2), maxHeadingLevel: headingLevel.default(3)})
  .refine(({minHeadingLevel, maxHeadingLevel}) => minHeadingLevel <= maxHeadingLevel, {
    error: 'cannot be less than minHeadingLevel.',
    path: ['maxHeadingLevel'],
  });

/** Schema of the part of `themeConfig` that this theme reads. Keys of other themes are accepted. */
export const themeConfigSchema = z.looseObject({
  colorMode: colorMode.prefault({}),
  image: z.string().optional(),
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  docs: docs.prefault({}),
  blog: blog.prefault({}),
  announcementBar: announcementBar.optional(),
  navbar: navbarSchema.prefault({}),
  footer: footerSchema.optional(),
  prism: prism.prefault({}),
  tableOfContents: tableOfContents.prefault({}),
  /** Shows a notice on pages that are not translated. Default: `false` with a `docusaurus.config.*`, else `true`. */
  untranslatedNotice: z.boolean().optional(),
  disableDarkMode: removed('use colorMode.disableSwitch.'),
  defaultDarkMode: removed("use colorMode.defaultMode: 'dark'."),
  metadatas: removed('it is called metadata now.'),
  hideableSidebar: removed('use docs.sidebar.hideable.'),
  autoCollapseSidebarCategories: removed('use docs.sidebar.autoCollapseCategories.'),
  sidebarCollapsible: removed('use the option sidebarCollapsible of the docs plugin.'),
});

/** `themeConfig` as a site writes it. */
export type ThemeConfig = z.input<typeof themeConfigSchema>;
/** `themeConfig` with every default filled in, except that of `untranslatedNotice`. */
export type ClassicThemeConfig = z.infer<typeof themeConfigSchema>;
