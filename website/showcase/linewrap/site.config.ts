import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'Linewrap',
  tagline: 'Breaks text into lines, in one file of JavaScript',
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
        docs: {
          routeBasePath: '/',
          lastVersion: 'current',
          versions: {current: {label: '2.0'}, '1.0': {label: '1.0', path: '1.0'}},
        },
        blog: false,
        theme: {colors: 'blue', customCss: './src/css/links.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Linewrap',
      logo: {alt: '', src: 'logo.svg'},
      items: [{type: 'docsVersionDropdown', position: 'right'}],
    },
    footer: {style: 'dark', copyright: 'Public domain. Copy the file.'},
  } satisfies Preset.ThemeConfig,
};

export default config;
