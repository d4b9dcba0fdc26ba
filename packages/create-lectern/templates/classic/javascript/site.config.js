export default {
  title: '{{title}}',
  tagline: 'Everything worth knowing',
  // Address of the finished site: change it before you publish.
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'logo.svg',
  onBrokenLinks: 'throw',
  presets: [
    [
      'classic',
      {
        theme: {colors: '{{colors}}', customCss: './src/css/custom.css'},
      },
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: '{{title}}',
      logo: {alt: '', src: 'logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
      ],
    },
  },
};
