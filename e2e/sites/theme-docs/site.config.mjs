/** Docs in three versions: unreleased ("current"), latest (2.0.0), old (1.0.0). A second instance has two. */
export default {
  title: 'Theme',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.js',
          editUrl: 'https://example.com/edit/',
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          versions: {current: {label: 'Next'}, '1.0.0': {label: 'One'}},
        },
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      },
    ],
  ],
  plugins: [
    [
      'content-docs',
      {
        id: 'community',
        path: 'community',
        routeBasePath: 'community',
        sidebarPath: './sidebarsCommunity.js',
        lastVersion: 'current',
        breadcrumbs: false,
        versions: {current: {label: 'Today', badge: false}},
      },
    ],
  ],
  themeConfig: {
    announcementBar: {id: 'first', content: 'Something <b>new</b> is here.', isCloseable: true},
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    navbar: {
      title: 'Theme',
      hideOnScroll: true,
      logo: {src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
        {type: 'docSidebar', sidebarId: 'api', label: 'API'},
        {type: 'doc', docId: 'plain/one', label: 'A doc'},
        {type: 'doc', docId: 'draft', label: 'A draft'},
        {type: 'docSidebar', sidebarId: 'community', docsPluginId: 'community', label: 'Community'},
        {type: 'docsVersion', position: 'right', docsPluginId: 'community'},
        {type: 'docsVersion', position: 'right', label: 'The docs', to: '/about'},
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsAfter: [
            {type: 'html', value: '<hr class="dropdown-separator">'},
            {to: '/about', label: 'All versions'},
          ],
        },
        {type: 'docsVersionDropdown', position: 'right', docsPluginId: 'community', versions: ['current']},
      ],
    },
    footer: {style: 'dark', copyright: 'The Lectern authors'},
  },
};
