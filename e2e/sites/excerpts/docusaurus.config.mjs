import posts from './posts.mjs';

export default {
  title: 'Excerpts',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  presets: [['classic', {docs: false, blog: false}]],
  plugins: [posts],
};
