export default {
  title: '{{title}}',
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
        // The docs are at the root of the site.
        docs: {routeBasePath: '/'},
        blog: false,
        theme: {colors: '{{colors}}', customCss: './src/css/custom.css'},
      },
    ],
    [
      'redocusaurus',
      {
        specs: [{spec: 'openapi.yaml', route: '/api/'}],
        theme: {primaryColor: '{{color}}', primaryColorDark: '{{colorDark}}'},
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
        {to: '/api/', label: 'API'},
      ],
    },
  },
};
