/** Covers both text directions (Arabic: right to left), and one to six plural forms (Japanese: one, Arabic: six). */
export default {
  title: 'Languages',
  url: 'https://example.com',
  baseUrl: '/base/',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'ar', 'ja']},
  presets: [
    [
      'classic',
      {
        docs: {lastVersion: 'current', versions: {current: {label: '2.0'}}, sidebarPath: './sidebars.mjs'},
        blog: {blogTitle: 'News', onInlineTags: 'ignore', onInlineAuthors: 'ignore'},
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Languages',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
        {to: '/blog', label: 'News'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {copyright: 'Made in three languages', links: [{label: 'About', to: '/about'}]},
  },
};
