export default {
  title: 'Minimal',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {}, blog: false}]],
  markdown: {format: 'detect'},
};
