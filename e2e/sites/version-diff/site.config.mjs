/** Three versions of a few docs, compared with each other; an older version has hostile content. */
export default {
  title: 'Changes',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenAnchors: 'throw',
  presets: [['classic', {docs: {versionDiff: {from: ['1.0']}}, blog: false}]],
};
