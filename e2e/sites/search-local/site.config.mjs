/** Uses the preset without options: local search is its default. */
export default {
  title: 'Local search',
  url: 'https://example.com',
  baseUrl: '/base/',
  i18n: {defaultLocale: 'en', locales: ['en', 'zh-Hans']},
  presets: [['classic', {docs: {lastVersion: 'current', versions: {current: {label: '2.0'}}}}]],
  themeConfig: {
    navbar: {title: 'Local search', items: [{type: 'docsVersionDropdown', position: 'right'}]},
  },
};
