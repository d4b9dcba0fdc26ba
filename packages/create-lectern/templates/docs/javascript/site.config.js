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
        // The docs are the whole site.
        docs: {routeBasePath: '/'},
        blog: false,
        theme: {colors: '{{colors}}', customCss: './src/css/custom.css'},
      },
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {title: '{{title}}', logo: {alt: '', src: 'logo.svg'}},
  },
};
