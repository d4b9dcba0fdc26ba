import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'Repair Café Handbook',
  tagline: 'How to open a place where broken things are mended',
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
        docs: {routeBasePath: '/', breadcrumbs: false},
        blog: false,
        theme: {colors: 'green', customCss: './src/css/links.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Repair Café Handbook',
      logo: {alt: '', src: 'logo.svg'},
      items: [
        {to: '/before/#morning', label: 'List for the morning', position: 'right', activeBaseRegex: '^$'},
        {to: '/day/#form', label: 'Form', position: 'right', activeBaseRegex: '^$'},
      ],
    },
    footer: {style: 'light', copyright: 'Copy it, change it, print it.'},
  } satisfies Preset.ThemeConfig,
};

export default config;
