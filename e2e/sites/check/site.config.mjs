import {navbar} from './navbar.mjs';

/** A site with one fault of each kind that `site check` finds. */
export default {
  title: 'Check',
  url: 'https://check.example.com',
  baseUrl: '/base/',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  presets: [['classic', {docs: {}, blog: false}]],
  themeConfig: {navbar, colorMode: {respectPrefersColorScheme: true}},
  check: {
    budgets: [{pages: '/base/docs/*', images: 1000}],
    ignore: [{check: 'links', page: '/base/docs/excused', message: '/excused-link'}],
  },
};
