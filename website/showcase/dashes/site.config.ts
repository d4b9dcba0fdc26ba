import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'Three Dashes',
  tagline: 'Hyphen, en dash, em dash: which one, and how to type it',
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
        docs: false,
        blog: false,
        search: false,
        theme: {colors: 'rose', customCss: './src/css/poster.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Three Dashes',
      logo: {alt: '', src: 'logo.svg'},
      items: [
        {to: '/#which', label: 'Which one?', position: 'right', activeBaseRegex: '^$'},
        {to: '/#type', label: 'How to type it', position: 'right', activeBaseRegex: '^$'},
      ],
    },
    footer: {style: 'dark', copyright: 'Set with care.'},
  } satisfies Preset.ThemeConfig,
};

export default config;
