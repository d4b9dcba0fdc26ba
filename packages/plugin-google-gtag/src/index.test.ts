import type {HtmlTagObject, LoadContext, Plugin, Validate} from '@lectern/core';
import {expect, test} from 'vitest';
import pluginGoogleGtag, {validateOptions, validateThemeConfig} from './index.js';
import type {Options} from './options.js';

const validate: Validate = (schema, value) => schema.parse(value);

function load(options: Options, mode: LoadContext['mode'] = 'production'): Plugin | null {
  return pluginGoogleGtag({mode} as LoadContext, validateOptions({validate, options}));
}

function headTags(options: Options): readonly HtmlTagObject[] {
  return load(options)?.injectHtmlTags?.({content: undefined})?.headTags as readonly HtmlTagObject[];
}

/** Runs the inline script. @returns the entries of the data layer */
function dataLayer(options: Options): unknown[][] {
  const script = headTags(options).find(({innerHTML}) => innerHTML)?.innerHTML ?? '';
  const window: {dataLayer?: IArguments[]} = {};
  new Function('window', `with (window) { ${script} }`)(window);
  return (window.dataLayer ?? []).map((call) => [...call]);
}

test('the tag is in pages of production only', () => {
  expect(load({trackingID: 'G-1'}, 'development')).toBeNull();
  expect(load({trackingID: 'G-1'})?.name).toBe('docusaurus-plugin-google-gtag');
});

test('the head connects early, loads one script and configures it', () => {
  expect(headTags({trackingID: 'G-1'})).toEqual([
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://www.google-analytics.com'}},
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://www.googletagmanager.com'}},
    {
      tagName: 'script',
      attributes: {async: true, src: 'https://www.googletagmanager.com/gtag/js?id=G-1'},
    },
    {tagName: 'script', innerHTML: expect.stringContaining(`gtag('config',"G-1",{});`)},
  ]);
});

test('each id is configured, with the setting for addresses', () => {
  expect(dataLayer({trackingID: ['G-1', 'AW-2'], anonymizeIP: true})).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', {anonymize_ip: true}],
    ['config', 'AW-2', {anonymize_ip: true}],
  ]);
});

test('an id cannot leave the script or the address', () => {
  const id = `x');alert(1);//</script><!--"&y=1`;
  const tags = headTags({trackingID: id});
  expect(tags.at(-1)?.innerHTML).not.toContain('<');
  expect(dataLayer({trackingID: id})[1]).toEqual(['config', id, {}]);
  const src = new URL(String(tags.at(-2)?.attributes?.src));
  expect([...src.searchParams]).toEqual([['id', id]]);
});

test('mistakes in the options are refused', () => {
  for (const options of [{}, {trackingID: ''}, {trackingID: []}, {trackingID: 'x', anonymiseIp: true}]) {
    expect(() => validateOptions({validate, options})).toThrow();
  }
});

test('options in the theme config are told where to go', () => {
  const check = (themeConfig: object) => validateThemeConfig({validate, themeConfig});
  expect(() => check({gtag: {trackingID: 'x'}})).toThrow('Move it to the options of plugin-google-gtag.');
  expect(check({navbar: {}})).toEqual({});
});
