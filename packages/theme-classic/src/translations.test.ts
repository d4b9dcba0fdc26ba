import {expect, test} from 'vitest';
import {themeConfigSchema} from './themeConfig.js';
import {themeTranslationFiles, translateThemeConfig} from './translations.js';

const themeConfig = themeConfigSchema.parse({
  navbar: {
    title: 'Site',
    logo: {src: 'x.svg', alt: 'Logo'},
    items: [
      {to: '/a', label: 'A'},
      {label: 'Menu', items: [{to: '/b', label: 'B'}]},
    ],
  },
  footer: {copyright: '©', links: [{title: 'More', items: [{to: '/c', label: 'C'}]}]},
});

test('every text of navbar and footer has an id', () => {
  const ids = themeTranslationFiles(themeConfig).map(({path, content}) => [
    path,
    Object.keys(content).sort(),
  ]);
  expect(ids).toEqual([
    ['navbar', ['item.label.A', 'item.label.B', 'item.label.Menu', 'logo.alt', 'title']],
    ['footer', ['copyright', 'link.item.label.C', 'link.title.More']],
  ]);
});

test('translated texts take the place of the originals, the others stay', () => {
  const translated = translateThemeConfig(themeConfig, [
    {path: 'navbar', content: {'item.label.B': {message: 'Bé'}, 'logo.alt': {message: 'Le logo'}}},
    {path: 'footer', content: {'link.title.More': {message: 'Plus'}}},
  ]);
  expect(translated.navbar).toMatchObject({
    title: 'Site',
    logo: {src: 'x.svg', alt: 'Le logo'},
    items: [{label: 'A'}, {label: 'Menu', items: [{label: 'Bé', to: '/b'}]}],
  });
  expect(translated.footer).toMatchObject({copyright: '©', links: [{title: 'Plus', items: [{label: 'C'}]}]});
});
