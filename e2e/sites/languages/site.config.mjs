/** The site translates no text itself, so all translated texts come from the themes. */
export default {
  title: 'Tower',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'pl', 'ar', 'pt-BR', 'zh-Hant']},
  presets: [['classic', {docs: {editUrl: 'https://example.com/edit/'}}]],
  themes: ['live-codeblock'],
  themeConfig: {navbar: {title: 'Tower', items: [{type: 'localeDropdown', position: 'right'}]}},
};
