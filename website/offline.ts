import type {Options} from '@lectern/plugin-pwa';

const green = '#2e8555';

/** Options for offline mode, and tags with which browsers can install the website as an app. */
export const offline: Options = {
  // Excludes the data of the debug pages, which would be a large part of the files that each visitor stores.
  injectManifestConfig: {globIgnores: ['__docusaurus/**']},
  offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
  pwaHead: [
    {tagName: 'link', rel: 'icon', href: 'img/icons/icon-192.png'},
    {tagName: 'link', rel: 'manifest', href: 'manifest.json'},
    {tagName: 'meta', name: 'theme-color', content: green},
    {tagName: 'meta', name: 'apple-mobile-web-app-capable', content: 'yes'},
    {tagName: 'meta', name: 'apple-mobile-web-app-status-bar-style', content: 'black'},
    {tagName: 'link', rel: 'apple-touch-icon', href: 'img/icons/apple-touch-icon.png'},
    {tagName: 'link', rel: 'mask-icon', href: 'img/icons/mask.svg', color: green},
    {tagName: 'meta', name: 'msapplication-TileImage', content: 'img/icons/icon-192.png'},
    {tagName: 'meta', name: 'msapplication-TileColor', content: green},
  ],
};
