export default {
  title: 'Locales',
  url: 'https://example.com',
  baseUrl: '/base/',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar']},
  clientModules: ['./src/greeting.js'],
  presets: [['classic', {blog: false, theme: {customCss: './src/css/custom.css'}}]],
  themeConfig: {
    navbar: {
      title: 'Locales',
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};
