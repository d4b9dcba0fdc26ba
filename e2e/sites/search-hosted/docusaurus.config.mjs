// The test sets SEARCH_URL to its server, whose port is different in each run.
const {SEARCH_PROVIDER = 'typesense', SEARCH_URL = 'http://127.0.0.1:9'} = process.env;

const typesense = {nodes: [SEARCH_URL], collection: 'docs', searchKey: 'search-only-key'};
const algolia = {
  appId: 'TESTAPP',
  apiKey: 'search-only-key',
  indexName: 'docs-index',
  hosts: [SEARCH_URL],
  insights: true,
  askAi: 'assistant',
};

export default {
  title: 'Hosted search',
  url: 'https://docs.example',
  baseUrl: '/base/',
  trailingSlash: true,
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [
    ['classic', {search: SEARCH_PROVIDER === 'typesense' ? {provider: ['typesense', typesense]} : {}}],
  ],
  themeConfig: {
    navbar: {title: 'Hosted search', items: [{type: 'localeDropdown', position: 'right'}]},
    ...(SEARCH_PROVIDER === 'algolia' && {algolia}),
  },
};
