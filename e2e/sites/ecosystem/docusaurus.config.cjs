/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Ecosystem',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [
    [
      'classic',
      {docs: {}, blog: false, theme: {customCss: ['./src/css/custom.scss', './src/css/toned.css']}},
    ],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', {indexBlog: false, language: ['en'], hashed: true}]],
  plugins: [
    'docusaurus-plugin-sass',
    './src/postCss.cjs',
    ['docusaurus-plugin-llms', {generateLLMsFullTxt: true}],
    // By path, since the name of an official plugin may stand for one of ours.
    [
      require.resolve('@docusaurus/plugin-client-redirects'),
      {
        redirects: [{from: '/start', to: '/docs/intro'}],
        createRedirects: (path) => (path === '/docs/usage' ? ['/use'] : undefined),
      },
    ],
  ],
};
