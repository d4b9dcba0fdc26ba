import type {Config} from '@lectern/core';
import type * as Preset from '@lectern/preset-classic';

const config: Config = {
  title: 'Swizzle',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {}, blog: false} satisfies Preset.Options]],
  themeConfig: {
    footer: {copyright: 'Copyright 2026', links: [{label: 'Intro', to: '/docs/intro'}]},
  } satisfies Preset.ThemeConfig,
};

export default config;
