import {createElement, type FunctionComponent, type SVGProps} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {svgComponent} from './svgComponent.js';

type Component = FunctionComponent<SVGProps<SVGSVGElement> & {title?: string; titleId?: string}>;

const STAR =
  '<?xml version="1.0"?><!-- drawn by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20" xmlns:xlink="http://www.w3.org/1999/xlink"><title>A star</title><path fill-rule="evenodd" stroke-width="2" style="fill:red" d="M0 0h20v20z"/></svg>';

async function load(config: Parameters<typeof svgComponent>[2] = {}): Promise<Component> {
  const code = await svgComponent(STAR, '/site/src/star-sign.svg', config);
  const body = code
    .replace(/import \{([^}]*)\} from "react\/jsx-runtime";/, (_all, names: string) => {
      return `const {${names.replaceAll(' as ', ': ')}} = runtime;`;
    })
    .replace(/export default (\w+);|export \{\s*(\w+) as default\s*\};/, 'return $1$2;');
  return new Function('runtime', body)(runtime) as Component;
}

test('an SVG becomes a component that takes the properties of one', async () => {
  const Star = await load();
  const markup = renderToStaticMarkup(createElement(Star, {className: 'big', 'aria-hidden': true}));
  expect(markup).toContain('viewBox="0 0 20 20"');
  expect(markup).toContain('class="big"');
  expect(markup).toContain('aria-hidden="true"');
  expect(markup).toContain('fill-rule="evenodd"');
  expect(markup).toContain('<title>A star</title>');
  expect(markup).not.toContain('by hand');
});

test('a title can be given', async () => {
  const Star = await load();
  const markup = renderToStaticMarkup(createElement(Star, {title: 'Favourite', titleId: 't'}));
  expect(markup).toContain('<title id="t">Favourite</title>');
  expect(markup).toContain('aria-labelledby="t"');
});

test('settings of SVGR replace ours', async () => {
  const Star = await load({icon: true, titleProp: false, svgProps: {role: 'img'}});
  const markup = renderToStaticMarkup(createElement(Star, {title: 'Favourite'}));
  expect(markup).toContain('width="1em"');
  expect(markup).toContain('role="img"');
  expect(markup).toContain('<title>A star</title>');
});

test('what is no SVG is an error', async () => {
  await expect(svgComponent('<svg', '/site/src/broken.svg', {})).rejects.toThrow();
});
