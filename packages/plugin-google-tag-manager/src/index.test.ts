import {createHash} from 'node:crypto';
import type {HtmlTagObject, LoadContext, Validate} from '@lectern/core';
import {expect, test} from 'vitest';
import pluginGoogleTagManager, {validateOptions} from './index.js';
import {containerTags} from './tags.js';

const validate: Validate = (schema, value) => schema.parse(value);

test('the container is in pages of production only', () => {
  const options = validateOptions({validate, options: {containerId: 'GTM-1'}});
  expect(pluginGoogleTagManager({mode: 'development'} as LoadContext, options)).toBeNull();
  const plugin = pluginGoogleTagManager({mode: 'production'} as LoadContext, options);
  expect(plugin?.injectHtmlTags?.({content: undefined})).toEqual(containerTags(options));
});

test('the head connects early, notes the start and loads the container', () => {
  const {headTags, preBodyTags} = containerTags({id: 'default', containerId: 'GTM-1'});
  expect(headTags).toEqual([
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://www.googletagmanager.com'}},
    {tagName: 'script', innerHTML: expect.stringContaining('gtm.start')},
    {
      tagName: 'script',
      attributes: {async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-1'},
    },
  ]);
  expect(preBodyTags).toEqual([
    {
      tagName: 'noscript',
      innerHTML:
        '<iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0" style="display:none;visibility:hidden"></iframe>',
    },
  ]);
});

test('what was in the data layer before stays', () => {
  const [, script] = containerTags({id: 'default', containerId: 'x'}).headTags as readonly HtmlTagObject[];
  const window = {dataLayer: [{consent: 'denied'}]};
  new Function('window', script?.innerHTML ?? '')(window);
  expect(window.dataLayer).toEqual([{consent: 'denied'}, {'gtm.start': expect.any(Number), event: 'gtm.js'}]);
});

test('an id cannot leave the addresses', () => {
  const containerId = `x"></iframe></noscript><script>alert(1)</script>&y=1`;
  const {headTags, preBodyTags} = containerTags({id: 'default', containerId});
  const [frame] = preBodyTags as readonly HtmlTagObject[];
  expect(frame?.innerHTML?.match(/[<>]/g)).toHaveLength(4);
  expect(frame?.innerHTML).not.toContain('<script');
  const src = new URL(String((headTags as readonly HtmlTagObject[])[2]?.attributes?.src));
  expect([...src.searchParams]).toEqual([['id', containerId]]);
});

test('mistakes in the options are refused', () => {
  for (const options of [{}, {containerId: ''}, {containerId: 'x', containerID: 'y'}]) {
    expect(() => validateOptions({validate, options})).toThrow();
  }
});

test('the inline script has the hash that the website names for content security policies', () => {
  const [, script] = containerTags({id: 'default', containerId: 'x'}).headTags as readonly HtmlTagObject[];
  const hash = createHash('sha256')
    .update(script?.innerHTML ?? '')
    .digest('base64');
  expect(hash).toBe('IJIhjNMFizdRJ3P7rPIOggrQ4i69RWZUFwleoXAn5Hw=');
});
