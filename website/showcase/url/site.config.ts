import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'The URL classes',
  tagline: 'URL and URLSearchParams, as browsers and servers have them',
  url: 'https://lectern.example',
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: true,
  favicon: 'logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
        blog: false,
        theme: {colors: 'teal', layout: 'wide', customCss: './src/css/links.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'The URL classes',
      logo: {alt: '', src: 'logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'reference', label: 'Reference'},
        {href: 'https://url.spec.whatwg.org', label: 'Standard', position: 'right'},
      ],
    },
    tableOfContents: {maxHeadingLevel: 2},
  } satisfies Preset.ThemeConfig,
};

export default config;
