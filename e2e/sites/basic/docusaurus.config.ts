export default {
  title: 'Basic',
  tagline: 'A small site with one of everything',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.ts'},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      },
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Basic',
      logo: {alt: '', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {to: '/about', label: 'About', position: 'left'},
      ],
    },
    footer: {
      style: 'dark',
      links: [{label: 'Introduction', to: '/docs/intro'}],
      copyright: 'The Lectern authors',
    },
  },
};
