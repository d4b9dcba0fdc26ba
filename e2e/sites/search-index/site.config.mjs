export default {
  title: 'Search index',
  url: 'https://example.com',
  baseUrl: '/base/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  plugins: ['./indexer.mjs'],
  // Turns off the preset's search, which would also create an index.
  presets: [['classic', {search: false}]],
};
