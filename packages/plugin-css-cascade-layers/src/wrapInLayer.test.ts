import {expect, test} from 'vitest';
import {DEFAULT_LAYERS} from './defaultLayers.js';
import {layersOptionsSchema} from './options.js';
import {wrapInLayer} from './wrapInLayer.js';

const wrap = (css: string) => wrapInLayer(css, {layer: 'site.vendor', file: '/site/vendor.css'});

test('rules go into the layer, and stay on their lines', () => {
  expect(wrap('a {\n  color: red;\n}\n\n@media print {\n  a { color: black; }\n}\n')).toBe(
    '@layer site.vendor {a {\n  color: red;\n}\n\n@media print {\n  a { color: black; }\n}}\n',
  );
});

test('what has to stand first stays outside', () => {
  expect(wrap('@charset "utf-8";\n@import url("b.css") print;\n@layer own;\nb { top: 0 }')).toBe(
    '@charset "utf-8";\n@import url("b.css") layer(site.vendor) print;\n@layer site.vendor {@layer own;\nb { top: 0 }}',
  );
  expect(wrap('@value gap: 2px;\n:export { gap: gap }\n.a { padding: gap }')).toBe(
    '@value gap: 2px;\n:export { gap: gap }\n@layer site.vendor {.a { padding: gap }}',
  );
});

test('what it imports goes into the layer as well', () => {
  expect(
    wrap(
      '@import \'a.css\';\n@import "b.css" layer(own) supports(display: grid) print;\n@import url(c.css) layer;',
    ),
  ).toBe(
    '@import \'a.css\' layer(site.vendor);\n@import "b.css" layer(site.vendor.own) supports(display: grid) print;\n@import url(c.css) layer(site.vendor);',
  );
});

test('a stylesheet without rules stays as it is', () => {
  for (const css of ['', '/* nothing */\n', '@charset "utf-8";\n']) expect(wrap(css)).toBe(css);
});

test('each package has its layer, a site has none', () => {
  const layerOf = (file: string) => Object.entries(DEFAULT_LAYERS).find(([, matches]) => matches(file))?.[0];
  expect(layerOf('/s/node_modules/infima/dist/css/default/default.css')).toBe('docusaurus.infima');
  expect(layerOf('/s/node_modules/@lectern/theme-classic/dist/css/infima.css')).toBe('docusaurus.infima');
  expect(layerOf('/s/.site/docusaurus-theme-classic/default/infima.css')).toBe('docusaurus.infima');
  expect(layerOf('/s/.site/docusaurus-theme-classic/default/prism.css')).toBe('docusaurus.theme-classic');
  expect(layerOf('/s/node_modules/@lectern/theme-classic/dist/theme/Tabs/styles.module.css')).toBe(
    'docusaurus.theme-classic',
  );
  expect(layerOf('/s/node_modules/@lectern/theme-common/dist/Details/styles.module.css')).toBe(
    'docusaurus.theme-common',
  );
  expect(layerOf('/s/node_modules/@docsearch/css/dist/style.css')).toBe(
    'docusaurus.theme-search-algolia.docsearch',
  );
  expect(layerOf('/s/src/css/custom.css')).toBeUndefined();
  expect(layerOf('/s/src/theme/Tabs/styles.module.css')).toBeUndefined();
});

test('options: one instance, names that CSS knows, functions', () => {
  expect(layersOptionsSchema.parse({}).layers).toEqual(DEFAULT_LAYERS);
  const mistakes = (options: unknown) =>
    layersOptionsSchema.safeParse(options).error?.issues.map(({message}) => message);
  expect(mistakes({id: 'other'})).toEqual(['There can only be one instance of this plugin.']);
  expect(mistakes({layers: {a: '**/*.css'}})).toEqual([expect.stringContaining('a function')]);
  expect(mistakes({layers: {'1 a': () => true}})).toHaveLength(1);
});
