import type {Options} from '@lectern/plugin-client-redirects';

const VERSION_HOME = /^\/docs\/(?:\d[^/]*\/)?$/;

/** Old addresses of pages. */
export const redirects: Options = {
  fromExtensions: ['html'],
  createRedirects: (page) => (VERSION_HOME.test(page) ? `${page}introduction` : undefined),
  redirects: [
    {from: ['/docs/support', '/docs/next/support'], to: '/community/support'},
    {from: ['/docs/team', '/docs/next/team'], to: '/community/team'},
    {from: ['/docs/resources', '/docs/next/resources'], to: '/community/resources'},
    // What the tag was called before tags.yml had a line for it.
    {from: '/blog/tags/i-18-n', to: '/blog/tags/i18n'},
  ],
};
