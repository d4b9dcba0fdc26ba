import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'مشروبات البيت',
  tagline: 'وصفات قصيرة لأربعة مشروبات',
  url: 'https://lectern.example',
  baseUrl: process.env.BASE_URL ?? '/',
  trailingSlash: true,
  favicon: 'logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  i18n: {defaultLocale: 'ar', locales: ['ar']},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', breadcrumbs: false},
        blog: false,
        theme: {colors: 'orange', customCss: './src/arabic.css'},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'مشروبات البيت',
      logo: {alt: '', src: 'logo.svg'},
      items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'الوصفات'}],
    },
    footer: {style: 'light', copyright: 'بالهناء والشفاء'},
  } satisfies Preset.ThemeConfig,
};

export default config;
