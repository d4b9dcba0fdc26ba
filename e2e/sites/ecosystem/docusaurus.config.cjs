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
    'docusaurus-plugin-published-esm',
    ['docusaurus-theme-published', {id: 'first'}],
    './src/postCss.cjs',
    './src/writer.cjs',
    ['./src/people/plugin.ts', {file: 'people.json'}],
    ['docusaurus-plugin-llms', {generateLLMsFullTxt: true}],
    // Under another package name: the original name would be replaced by our own plugin.
    [
      require.resolve('client-redirects-of-docusaurus'),
      {
        redirects: [{from: '/start', to: '/docs/intro'}],
        createRedirects: (path) => (path === '/docs/usage' ? ['/use'] : undefined),
      },
    ],
  ],
};
