/** A site that opens from disk, at "/" and below any path: with search, two locales and one of everything with a URL. */
export default {
  title: 'Relocatable',
  url: 'https://example.com',
  baseUrl: '/configured/',
  favicon: 'img/logo.svg',
  relocatable: true,
  contentSecurityPolicy: true,
  onBrokenLinks: 'throw',
  markdown: {pages: true},
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  plugins: [['@lectern/plugin-client-redirects', {redirects: [{from: '/old', to: '/docs/intro'}]}]],
  presets: [['classic', {docs: {sidebarCollapsed: true}, theme: {customCss: './src/custom.css'}}]],
  themeConfig: {
    docs: {pageMenu: true},
    announcementBar: {id: 'one', content: 'Read the <a href="/configured/blog">news</a>.'},
    navbar: {
      title: 'Relocatable',
      logo: {src: 'img/logo.svg', alt: 'Logo'},
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'},
        {to: 'blog', label: 'Blog'},
        {to: 'tools', label: 'Tools'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {links: [{title: 'More', items: [{label: 'Config', to: 'docs/guides/config.js'}]}]},
  },
};
