import {navbar} from './navbar.mjs';

// The output of the command has to be JSON nevertheless.
console.log('noise');

/** A site with one fault of each kind that `site check` finds. */
export default {
  title: 'Check',
  url: 'https://check.example.com',
  baseUrl: '/base/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['classic', {docs: {}, blog: false}]],
  themeConfig: {navbar, colorMode: {respectPrefersColorScheme: true}},
  check: {
    budgets: [{pages: '/base/docs/*', images: 1000}],
    ignore: [{check: 'links', page: '/base/**', message: '/excused-link'}],
  },
};
