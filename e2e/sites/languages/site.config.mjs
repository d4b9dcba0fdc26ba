/** No text of this site is translated: what is shown in other languages comes with the themes. */
export default {
  title: 'Tower',
  url: 'https://example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'pl', 'ar', 'pt-BR', 'zh-Hant']},
  presets: [['classic', {docs: {editUrl: 'https://example.com/edit/'}}]],
  themes: ['live-codeblock'],
  themeConfig: {navbar: {title: 'Tower', items: [{type: 'localeDropdown', position: 'right'}]}},
};
