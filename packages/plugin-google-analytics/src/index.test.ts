import type {HtmlTagObject, LoadContext, Plugin, Validate} from '@lectern/core';
import {expect, test} from 'vitest';
import pluginGoogleAnalytics, {validateOptions, validateThemeConfig} from './index.js';
import type {Options} from './options.js';

const validate: Validate = (schema, value) => schema.parse(value);

function load(options: Options, mode: LoadContext['mode'] = 'production'): Plugin | null {
  return pluginGoogleAnalytics({mode} as LoadContext, validateOptions({validate, options}));
}

function headTags(options: Options): readonly HtmlTagObject[] {
  return load(options)?.injectHtmlTags?.({content: undefined})?.headTags as readonly HtmlTagObject[];
}

/** Runs the inline script. @returns the calls that it has queued for Google's script */
function queue(options: Options): unknown[][] {
  const script = headTags(options).find(({innerHTML}) => innerHTML)?.innerHTML ?? '';
  const window: {ga?: {q: IArguments[]}} = {};
  new Function('window', `with (window) { ${script} }`)(window);
  return (window.ga?.q ?? []).map((call) => [...call]);
}

test('the script is in pages of production only', () => {
  expect(load({trackingID: 'UA-1'}, 'development')).toBeNull();
  expect(load({trackingID: 'UA-1'})?.name).toBe('docusaurus-plugin-google-analytics');
});

test('the head connects early, counts the page and loads the script', () => {
  expect(headTags({trackingID: 'UA-1'})).toEqual([
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://www.google-analytics.com'}},
    {tagName: 'script', innerHTML: expect.stringContaining(`ga('create',"UA-1",'auto');`)},
    {tagName: 'script', attributes: {async: true, src: 'https://www.google-analytics.com/analytics.js'}},
  ]);
  expect(queue({trackingID: 'UA-1', anonymizeIP: true})).toEqual([
    ['create', 'UA-1', 'auto'],
    ['set', 'anonymizeIp', true],
    ['send', 'pageview'],
  ]);
  expect(queue({trackingID: 'UA-1'})).toHaveLength(2);
});

test('an id cannot leave the script', () => {
  const id = `x');alert(1);//</script><!--"`;
  expect(headTags({trackingID: id})[1]?.innerHTML).not.toContain('<');
  expect(queue({trackingID: id})[0]).toEqual(['create', id, 'auto']);
});

test('mistakes in the options are refused', () => {
  for (const options of [
    {},
    {trackingID: ''},
    {trackingID: ['UA-1']},
    {trackingID: 'x', anonymiseIp: true},
  ]) {
    expect(() => validateOptions({validate, options})).toThrow();
  }
});

test('options in the theme config are told where to go', () => {
  const check = (themeConfig: object) => validateThemeConfig({validate, themeConfig});
  expect(() => check({googleAnalytics: {trackingID: 'x'}})).toThrow(
    'Move it to the options of plugin-google-analytics.',
  );
  expect(check({navbar: {}})).toEqual({});
});
