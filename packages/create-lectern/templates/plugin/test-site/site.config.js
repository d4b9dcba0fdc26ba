export default {
  title: 'Test site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  plugins: [['../dist/index.js', {disallow: ['/drafts/']}]],
};
