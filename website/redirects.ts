import type {Options} from '@lectern/plugin-client-redirects';

const VERSION_HOME = /^\/docs\/(?:\d[^/]*\/)?$/;

/** Redirects from old URLs of pages. */
export const redirects: Options = {
  fromExtensions: ['html'],
  createRedirects: (page) => (VERSION_HOME.test(page) ? `${page}introduction` : undefined),
  redirects: [
    {from: ['/docs/support', '/docs/next/support'], to: '/community/support'},
    {from: ['/docs/team', '/docs/next/team'], to: '/community/team'},
    {from: ['/docs/resources', '/docs/next/resources'], to: '/community/resources'},
    // URL of the tag before it was defined in tags.yml.
    {from: '/blog/tags/i-18-n', to: '/blog/tags/i18n'},
  ],
};
