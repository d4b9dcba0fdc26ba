export default {
  title: 'Search index',
  url: 'https://example.com',
  baseUrl: '/base/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  plugins: ['./indexer.mjs'],
  // Without the search of the preset, which would make an index as well.
  presets: [['classic', {search: false}]],
};
