export default {
  title: 'Search index',
  url: 'https://example.com',
  baseUrl: '/base/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  plugins: ['./indexer.mjs'],
  presets: [['classic', {docs: {routeBasePath: 'docs'}, blog: {}}]],
};
