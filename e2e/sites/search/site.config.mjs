export default {
  title: 'Search',
  url: 'https://example.com',
  baseUrl: '/base/',
  favicon: 'icon.svg',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar']},
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {lastVersion: 'current', versions: {current: {label: 'Next'}}},
        search: {
          provider: ['./src/search.ts', {file: 'records'}],
          hitsPerPage: 5,
          missingResultsUrl: 'https://example.com/report?query={query}',
        },
      },
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Search',
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};
