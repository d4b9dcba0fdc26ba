/** The compared tools, in the order of the columns. */
export const tools = [
  'Lectern',
  'Docusaurus',
  'Starlight',
  'VitePress',
  'Nextra',
  'Material for MkDocs',
  'Hugo with Docsy',
  'GitBook',
] as const;

export interface Fact {
  readonly text: string;
  /** Page that says so: a URL, or a path of this website. Absent only if `text` is `notDocumented`. */
  readonly source?: string;
}

export interface Row {
  readonly subject: string;
  /** One fact for each of `tools`. */
  readonly facts: readonly Fact[];
}

/** In the place of a fact that the documentation of a tool does not mention. */
export const notDocumented = 'not documented';

const none: Fact = {text: notDocumented};
const fact = (text: string, source: string): Fact => ({text, source});

const docusaurus = (text: string, page: string) => fact(text, `https://docusaurus.io/${page}`);
const starlight = (text: string, page: string) => fact(text, `https://starlight.astro.build/${page}`);
const vitepress = (text: string, page: string) => fact(text, `https://vitepress.dev/${page}`);
const nextra = (text: string, page: string) => fact(text, `https://nextra.site/docs/${page}`);
const material = (text: string, page: string) =>
  fact(text, `https://squidfunk.github.io/mkdocs-material/${page}`);
const docsy = (text: string, page: string) => fact(text, `https://www.docsy.dev/docs/${page}`);
const hugo = (text: string, page: string) => fact(text, `https://gohugo.io/${page}`);
const gitbook = (text: string, file: string) =>
  fact(text, `https://github.com/GitbookIO/public-docs/blob/main/documentation/${file}`);

export const writing: readonly Row[] = [
  {
    subject: 'Pages are',
    facts: [
      fact('Markdown or MDX, by the name of the file', '/docs/markdown-features/'),
      docusaurus('MDX; Markdown with a setting', 'docs/api/docusaurus-config#markdown'),
      starlight('Markdown, MDX or Markdoc', 'guides/pages/'),
      vitepress('Markdown with Vue', 'guide/using-vue'),
      nextra('MDX', 'guide/markdown'),
      material('Markdown', 'getting-started/'),
      hugo('Markdown and five other formats', 'content-management/formats/'),
      gitbook('blocks of an editor, or Markdown', 'docs-as-code/git-sync/README.md'),
    ],
  },
  {
    subject: 'Components in pages',
    facts: [
      fact('React', '/docs/markdown-features/react/'),
      docusaurus('React', 'docs/markdown-features/react'),
      starlight('Astro, React, Vue, Svelte and others', 'guides/components/'),
      vitepress('Vue', 'guide/using-vue'),
      nextra('React', 'built-ins'),
      material('none; HTML and templates', 'customization/'),
      docsy('shortcodes', 'content/shortcodes/'),
      gitbook('blocks of the editor', 'create-content/blocks/README.md'),
    ],
  },
  {
    subject: 'You need',
    facts: [
      fact('Node.js', '/docs/installation/#requirements'),
      docusaurus('Node.js', 'docs/installation#requirements'),
      starlight('Node.js', 'getting-started/'),
      vitepress('Node.js', 'guide/getting-started'),
      nextra('Node.js', 'docs-theme/start'),
      material('Python', 'getting-started/'),
      docsy('Hugo, Go and Node.js', 'get-started/docsy-as-module/installation-prerequisites/'),
      gitbook('an account', 'getting-started/quickstart.md'),
    ],
  },
  {
    subject: 'Editor in the browser',
    facts: [
      fact('no', '/docs/why-lectern/#not-for'),
      none,
      none,
      none,
      none,
      none,
      hugo('by other companies', 'tools/front-ends/'),
      gitbook('yes', 'getting-started/quickstart.md'),
    ],
  },
];

export const parts: readonly Row[] = [
  {
    subject: 'Search without a service',
    facts: [
      fact('yes, from the start', '/docs/search/'),
      docusaurus('by plugins of the community', 'docs/search'),
      starlight('yes, from the start', 'guides/site-search/'),
      vitepress('yes, with a setting', 'reference/default-theme-search'),
      nextra('yes, with a package and a script', 'guide/search'),
      material('yes, from the start', 'setup/setting-up-site-search/'),
      docsy('yes, with a setting', 'content/search/'),
      gitbook('part of the service', 'ai-for-your-readers/ai-search.md'),
    ],
  },
  {
    subject: 'Versions of the docs',
    facts: [
      fact('yes, by a command', '/docs/versioning/'),
      docusaurus('yes, by a command', 'docs/versioning'),
      starlight('by a plugin of the community', 'resources/plugins/'),
      none,
      none,
      material('by the tool mike', 'setup/setting-up-versioning/'),
      docsy('a menu; you publish each version yourself', 'content/versioning/'),
      gitbook('yes, as variants', 'manage-your-site/site-structure/variants.md'),
    ],
  },
  {
    subject: 'Several languages',
    facts: [
      fact('yes; texts of the theme in 36', '/docs/i18n/introduction/'),
      docusaurus('yes', 'docs/i18n/introduction'),
      starlight('yes; missing pages fall back', 'guides/i18n/'),
      vitepress('yes; you write the texts of the theme', 'guide/i18n'),
      nextra('yes; detection needs a server', 'guide/i18n'),
      material('a menu; texts of the theme in over 60', 'setup/changing-the-language/'),
      docsy('yes', 'language/'),
      gitbook('yes, also translated by the service', 'gitbook-agent/translations.md'),
    ],
  },
  {
    subject: 'Blog and feeds',
    facts: [
      fact('both', '/docs/blog/'),
      docusaurus('both', 'docs/blog'),
      starlight('by a plugin of the community', 'resources/plugins/'),
      vitepress('you write them, with a loader', 'guide/data-loading'),
      nextra('a theme of its own; a route for RSS', 'blog-theme/rss'),
      material('a blog; RSS by another plugin', 'setup/setting-up-a-blog/'),
      hugo('both', 'templates/rss/'),
      gitbook('lists of updates, with RSS', 'create-content/blocks/updates.md'),
    ],
  },
  {
    subject: 'A broken link',
    facts: [
      fact('stops the build; a wrong anchor is reported', '/docs/deployment/#checks'),
      docusaurus('stops the build; a wrong anchor is reported', 'docs/api/docusaurus-config#onBrokenLinks'),
      starlight('is found by a plugin of the community', 'resources/plugins/'),
      vitepress('stops the build', 'reference/site-config#ignoredeadlinks'),
      none,
      fact(
        'is reported; stops the build in strict mode',
        'https://www.mkdocs.org/user-guide/configuration/#validation',
      ),
      hugo('stops the build, if written with a shortcode', 'shortcodes/relref/'),
      fact(
        'is listed in the editor, on some plans',
        'https://github.com/GitbookIO/public-docs/blob/main/changelog/2024-product-updates.md',
      ),
    ],
  },
  {
    subject: 'Opens from disk, without a server',
    facts: [
      fact('yes, with search', '/docs/deployment/#relocatable'),
      docusaurus('one HTML file, as an experiment', 'docs/api/docusaurus-config#future'),
      none,
      none,
      none,
      material('yes, with search', 'plugins/offline/'),
      hugo('pages, with a setting', 'content-management/urls/'),
      none,
    ],
  },
];

export const around: readonly Row[] = [
  {
    subject: 'Exists since',
    facts: [
      fact('2026, not published yet', '/community/canary/'),
      docusaurus('2017', 'blog/2017/12/14/introducing-docusaurus'),
      fact('2023 (first commit)', 'https://github.com/withastro/starlight'),
      fact('2020 (first commit)', 'https://github.com/vuejs/vitepress'),
      fact('2020 (first commit)', 'https://github.com/shuding/nextra'),
      material('2016', 'changelog/'),
      fact('2018 (first commit of Docsy)', 'https://github.com/google/docsy'),
      none,
    ],
  },
  {
    subject: 'State',
    facts: [
      fact('before its first release', '/community/canary/'),
      docusaurus('released, by semantic versioning', 'community/release-process'),
      starlight('beta', 'getting-started/'),
      none,
      none,
      fact(
        'maintenance; the authors work on Zensical',
        'https://github.com/squidfunk/mkdocs-material/issues/8523',
      ),
      none,
      none,
    ],
  },
  {
    subject: 'Plugins and themes of others',
    facts: [
      fact('64 tried, made for Docusaurus', '/docs/community-plugins/'),
      docusaurus('a list by subject', 'community/resources'),
      starlight('a list of plugins and themes', 'resources/plugins/'),
      none,
      none,
      fact('a catalog of MkDocs', 'https://github.com/mkdocs/catalog'),
      hugo('hundreds of themes', 'about/features/'),
      gitbook('a library of integrations', 'manage-your-site/install-an-integration.md'),
    ],
  },
  {
    subject: 'Hosting',
    facts: [
      fact('any host of files', '/docs/deployment/'),
      docusaurus('any host of files', 'docs/deployment'),
      fact('any host of files', 'https://docs.astro.build/en/guides/deploy/'),
      vitepress('any host of files', 'guide/deploy'),
      nextra('a server, or any host of files', 'guide/static-exports'),
      material('any host of files', 'publishing-your-site/'),
      hugo('any host of files', 'host-and-deploy/'),
      gitbook('included; an own domain costs', 'account-and-billing/billing-faq/plan-and-member-costs.md'),
    ],
  },
];

/** All tables of the page. */
export const tables = {writing, parts, around} as const;
