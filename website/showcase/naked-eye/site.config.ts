import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'Naked Eye',
  tagline: 'What can be seen in the sky without a telescope',
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
        blog: {
          routeBasePath: '/',
          blogTitle: 'Naked Eye',
          blogDescription: 'What can be seen in the sky without a telescope.',
          blogSidebarTitle: 'All notes',
          blogSidebarCount: 'ALL',
          onUntruncatedBlogPosts: 'throw',
        },
        theme: {colors: 'purple', customCss: './src/night.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Naked Eye',
      logo: {alt: '', src: 'logo.svg'},
      items: [
        {to: '/tags', label: 'Subjects', position: 'right'},
        {to: '/archive', label: 'Archive', position: 'right'},
      ],
    },
    footer: {style: 'dark', copyright: 'Go out and look up.'},
  } satisfies Preset.ThemeConfig,
};

export default config;
