import docs from './docsOptions.mjs';

export default {
  title: 'Fresh',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {sidebarPath: './sidebars.ts', ...docs}, blog: false}]],
  plugins: [
    ['@lectern/plugin-content-docs', {id: 'community', path: 'community', routeBasePath: 'community'}],
  ],
  themeConfig: {
    navbar: {
      title: 'Fresh',
      items: [
        {type: 'doc', docId: 'intro', label: 'Docs'},
        {type: 'docSidebar', sidebarId: 'guides', label: 'Guides'},
        {type: 'docsVersionDropdown', position: 'right'},
      ],
    },
  },
};
