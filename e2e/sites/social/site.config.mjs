import {createRequire} from 'node:module';

const arabic = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2',
);

export default {
  title: 'Greenhouse',
  tagline: 'Notes about plants and their keepers',
  url: 'https://example.com',
  baseUrl: '/base/',
  onBrokenLinks: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en', 'ar']},
  plugins: [['social-images', {fonts: [{name: 'Noto Sans Arabic', file: arabic, weight: 700}]}]],
  presets: [['classic', {theme: {colors: 'green'}}]],
  themeConfig: {
    navbar: {title: 'Greenhouse', logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'}},
  },
};
