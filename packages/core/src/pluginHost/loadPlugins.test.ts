import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {shownError, withoutAddress} from '../../test/shownError.js';
import {configText, tempSite} from '../../test/tempSite.js';
import {resolveConfig} from '../config/resolveConfig.js';
import {callHook} from '../plugins/callHook.js';
import {pluginCandidates} from '../plugins/resolvePluginName.js';
import {loadPlugins} from './loadPlugins.js';

async function load(siteDir: string) {
  const {context} = await resolveConfig({siteDir, mode: 'production'});
  const {warnings, ...loaded} = await loadPlugins(context);
  return {...loaded, warnings: warnings.map(withoutAddress)};
}

async function failure(config: string, files: {readonly [name: string]: string} = {}): Promise<string> {
  const siteDir = tempSite({'site.config.ts': configText(config), ...files});
  const error = await load(siteDir).then(
    () => new Error('loaded'),
    (thrown: unknown) => thrown,
  );
  return shownError(error, {siteDir}).replaceAll(siteDir, '<site>');
}

const plugin = (name: string) => `export default (context, options) => ({name: '${name}', options});`;

describe('names', () => {
  test.each([
    [
      'plugin',
      'content-docs',
      [
        '@lectern/plugin-content-docs',
        'content-docs',
        '@docusaurus/plugin-content-docs',
        'docusaurus-plugin-content-docs',
      ],
    ],
    [
      'plugin',
      'debug',
      ['@lectern/plugin-debug', 'debug', '@docusaurus/plugin-debug', 'docusaurus-plugin-debug'],
    ],
    ['plugin', 'sass', ['sass', '@docusaurus/plugin-sass', 'docusaurus-plugin-sass']],
    [
      'preset',
      'classic',
      ['@lectern/preset-classic', 'classic', '@docusaurus/preset-classic', 'docusaurus-preset-classic'],
    ],
    ['preset', '@docusaurus/preset-classic', ['@lectern/preset-classic', '@docusaurus/preset-classic']],
    [
      'theme',
      '@docusaurus/theme-live-codeblock',
      ['@lectern/theme-live-codeblock', '@docusaurus/theme-live-codeblock'],
    ],
    [
      'theme',
      '@docusaurus/theme-search-algolia',
      ['@lectern/theme-search', '@docusaurus/theme-search-algolia'],
    ],
    ['plugin', '@acme/x', ['@acme/x', '@acme/docusaurus-plugin-x']],
    ['plugin', '@acme/docusaurus-plugin-x', ['@acme/docusaurus-plugin-x']],
    ['plugin', '@docusaurus/x', ['@docusaurus/x', '@docusaurus/docusaurus-plugin-x']],
    ['plugin', '@acme', ['@acme/docusaurus-plugin']],
    ['plugin', './local', ['./local']],
    [
      'plugin',
      '/x/node_modules/.pnpm/@docusaurus+plugin-svgr@3.10.2/node_modules/@docusaurus/plugin-svgr/lib/index.js',
      [
        '@lectern/plugin-svgr',
        '/x/node_modules/.pnpm/@docusaurus+plugin-svgr@3.10.2/node_modules/@docusaurus/plugin-svgr/lib/index.js',
      ],
    ],
    [
      'plugin',
      '/x/node_modules/@docusaurus/plugin-vercel-analytics/lib/index.js',
      ['/x/node_modules/@docusaurus/plugin-vercel-analytics/lib/index.js'],
    ],
  ] as const)('%s "%s"', (kind, name, candidates) => {
    expect(pluginCandidates(name, kind)).toEqual(candidates);
  });
});

describe('loading', () => {
  test('order: plugins and themes of presets, plugins, themes, the config itself', async () => {
    const siteDir = tempSite({
      'site.config.ts': configText(`
        presets: [['./preset', {x: 1}], false],
        plugins: ['./first.ts', null, [() => ({name: 'inline'}), {id: 'two'}], 'acme', () => null],
        themes: ['./theme/index.mjs'],`),
      'preset/index.ts': `export default (context, options) => ({plugins: [['./inner', options]], themes: [['./inner', {id: 'theme'}]]});`,
      'preset/inner.ts': plugin('inner'),
      'first.ts': plugin('first'),
      'theme/index.mjs': plugin('theme'),
      'node_modules/docusaurus-plugin-acme/package.json':
        '{"name": "docusaurus-plugin-acme", "version": "3.2.1", "main": "main.js"}',
      'node_modules/docusaurus-plugin-acme/main.js': `module.exports = () => ({name: 'acme'});`,
      'package.json': '{"name": "my-site"}',
    });
    const {plugins, files} = await load(siteDir);
    expect(plugins.map(({plugin, id, kind}) => [plugin.name, id, kind])).toEqual([
      ['inner', 'default', 'plugin'],
      ['inner', 'theme', 'theme'],
      ['first', 'default', 'plugin'],
      ['inline', 'two', 'plugin'],
      ['acme', 'default', 'plugin'],
      ['theme', 'default', 'theme'],
      ['docusaurus-bootstrap-plugin', 'default', 'plugin'],
    ]);
    expect(plugins[0]?.options).toEqual({x: 1, id: 'default'});
    expect(plugins.map(({version}) => version)).toEqual([
      {type: 'project'},
      {type: 'project'},
      {type: 'project'},
      {type: 'local'},
      {type: 'package', name: 'docusaurus-plugin-acme', version: '3.2.1'},
      {type: 'project'},
      {type: 'synthetic'},
    ]);
    expect(plugins[5]).toMatchObject({
      dir: path.join(siteDir, 'theme'),
      origin: path.join(siteDir, 'theme/index.mjs'),
    });
    expect(files).toContain(path.join(siteDir, 'preset/inner.ts'));
    expect(files).toContain(path.join(siteDir, 'node_modules/docusaurus-plugin-acme/package.json'));
  });

  test('a package that was compiled from an ES module to CommonJS keeps its statics', async () => {
    const siteDir = tempSite({
      'site.config.ts': configText(`plugins: ['acme', 'bare']`),
      'node_modules/docusaurus-plugin-acme/index.js': `"use strict";
        Object.defineProperty(exports, '__esModule', {value: true});
        exports.validateOptions = ({options}) => ({...options, checked: true});
        exports.default = (context, options) => ({name: 'acme'});`,
      'node_modules/docusaurus-plugin-bare/index.js': `
        module.exports = {__esModule: true, default: () => ({name: 'bare'})};`,
    });
    const {plugins} = await load(siteDir);
    expect(plugins.map(({plugin}) => plugin.name).slice(0, 2)).toEqual(['acme', 'bare']);
    expect(plugins[0]?.options).toEqual({id: 'default', checked: true});
  });

  test('a package whose ES modules leave out extensions is loaded', async () => {
    const siteDir = tempSite({
      'site.config.ts': configText(`plugins: ['acme']`),
      'node_modules/docusaurus-plugin-acme/package.json': '{"type": "module", "exports": "./lib/public.js"}',
      'node_modules/docusaurus-plugin-acme/lib/public.js': `export {default} from './plugin';`,
      'node_modules/docusaurus-plugin-acme/lib/plugin.js': `import {name} from './names'; import label from './label.cjs'; export default () => ({name: name + label});`,
      'node_modules/docusaurus-plugin-acme/lib/label.cjs': `exports.__esModule = true; exports.default = '-two';`,
      'node_modules/docusaurus-plugin-acme/lib/names/index.js': `export const name = 'acme';`,
    });
    expect((await load(siteDir)).plugins[0]?.plugin.name).toBe('acme-two');
  });

  test('the config is a plugin too', async () => {
    const siteDir = tempSite({
      'site.config.ts': configText(`
        headTags: [{tagName: 'meta', attributes: {name: 'a', content: 'b'}}],
        stylesheets: ['/x.css'], scripts: [{src: '/x.js', async: true}], clientModules: ['./src/client.ts'],`),
    });
    const {plugins} = await load(siteDir);
    const bootstrap = plugins[0]?.plugin;
    expect(bootstrap?.injectHtmlTags?.({content: undefined})).toEqual({
      headTags: [
        {tagName: 'meta', attributes: {name: 'a', content: 'b'}, customElement: false},
        {tagName: 'link', attributes: {rel: 'stylesheet', href: '/x.css'}},
        {tagName: 'script', attributes: {src: '/x.js', async: true}},
      ],
    });
    expect(bootstrap?.getClientModules?.()).toEqual([path.join(siteDir, 'src/client.ts')]);
  });

  test('options and theme config are checked, and defaults reach every plugin', async () => {
    const joi = `{validate: (value) => ({value: {...value, joi: true}})}`;
    const zod = `{safeParse: (value) => ({success: true, data: {...value, zod: true}})}`;
    const siteDir = tempSite({
      'site.config.ts': configText(`plugins: [['./a', {id: 'one'}], './b'], themeConfig: {own: 1}`),
      'a.ts': `export default (context, options) => ({name: 'a', seen: context.siteConfig.themeConfig});
        export const validateOptions = ({validate, options}) => validate(${joi}, options);
        export const validateThemeConfig = ({validate, themeConfig}) => ({fromA: validate(${zod}, themeConfig)});`,
      'b.ts': `const b = () => ({name: 'b'});
        b.validateThemeConfig = ({themeConfig}) => ({fromB: Object.keys(themeConfig)});
        export default b;`,
    });
    const {plugins, context} = await load(siteDir);
    expect(plugins[0]?.options).toEqual({joi: true, id: 'one'});
    const themeConfig = {own: 1, fromA: {own: 1, zod: true}, fromB: ['own', 'fromA']};
    expect(context.siteConfig.themeConfig).toEqual(themeConfig);
    expect(plugins[0]?.plugin).toHaveProperty('seen', themeConfig);
  });
});

describe('mistakes', () => {
  test('PLUGIN_NOT_FOUND', async () => {
    expect(await failure(`plugins: ['content-dosc']`)).toContain(
      '[PLUGIN_NOT_FOUND] site.config.ts:1 There is no plugin "content-dosc". Tried "content-dosc", ' +
        '"@docusaurus/plugin-content-dosc" and "docusaurus-plugin-content-dosc".\n',
    );
    expect(await failure(`plugins: ['content-dosc']`)).toContain('\nDid you mean "content-docs"?');
    expect(await failure(`themes: ['./missing']`)).toContain(
      '[PLUGIN_NOT_FOUND] site.config.ts:1 There is no theme "./missing". Tried "./missing".\n',
    );
    expect(await failure(`themes: ['./missing']`)).toContain(
      '\nRelative paths start from the folder of the configuration file.',
    );
  });

  test('PLUGIN_NOT_FOUND, of several, before other mistakes', async () => {
    const config = `
  presets: [
    ['./preset.ts', {
      docs: {},
      blog: {path: 'news'},
    }],
    'acme-preset',
  ],
  plugins: [
    'first',
    ['content-dosc', {}],
    './broken.ts',
  ],
  themes: [
    ['sec' + 'ond', {}],
  ],
  themeConfig: {},`;
    const files = {
      'preset.ts': `export default (context, {blog}) => ({plugins: [['@docusaurus/plugin-ideal-imag', blog], 'inner']});`,
      'broken.ts': 'export default 7;',
    };
    const tried = (kind: string, name: string) =>
      `Tried "${name}", "@docusaurus/${kind}-${name}" and "docusaurus-${kind}-${name}".`;
    expect(await failure(config, files)).toBe(
      [
        '[PLUGIN_NOT_FOUND] Some plugins, themes or presets are not installed:',
        `- site.config.ts:3 There is no plugin "inner". ${tried('plugin', 'inner')}`,
        '- site.config.ts:5 There is no plugin "@docusaurus/plugin-ideal-imag" (the option "blog" of a preset needs it). ' +
          'Tried "@docusaurus/plugin-ideal-imag". Did you mean "@docusaurus/plugin-ideal-image"?',
        `- site.config.ts:7 There is no preset "acme-preset". ${tried('preset', 'acme-preset')}`,
        `- site.config.ts:10 There is no plugin "first". ${tried('plugin', 'first')}`,
        `- site.config.ts:11 There is no plugin "content-dosc". ${tried('plugin', 'content-dosc')} Did you mean "content-docs"?`,
        `- site.config.ts:15 There is no theme "second". ${tried('theme', 'second')}`,
        'Check the spelling, or install the package in the site folder.',
      ].join('\n'),
    );
  });

  test('packages to come that only add something are left out, with one warning', async () => {
    const siteDir = tempSite({
      'site.config.ts': configText(`
        presets: [['./preset.ts', {visits: true}]],
        plugins: [['rsdoctor', {}], './own.ts']`),
      'preset.ts': `export default (context, {visits}) => ({plugins: visits ? ['@docusaurus/plugin-rsdoctor'] : []});`,
      'own.ts': plugin('own'),
    });
    const {plugins, warnings} = await load(siteDir);
    expect(plugins.map(({plugin}) => plugin.name)).toEqual(['own', 'docusaurus-bootstrap-plugin']);
    expect(warnings).toEqual([
      [
        '[PLUGIN_LEFT_OUT]',
        '- site.config.ts:2 The plugin "@docusaurus/plugin-rsdoctor" is not installed and is left out: the bundle is not analysed.',
        '- site.config.ts:3 The plugin "rsdoctor" is not installed and is left out: the bundle is not analysed.',
      ].join('\n'),
    ]);
  });

  test('a plugin that is left out hides no mistake in another', async () => {
    expect(await failure(`plugins: ['rsdoctor', './p']`, {'p.ts': 'export default {};'})).toContain(
      '[PLUGIN_INVALID]',
    );
  });

  test('PLUGIN_INVALID', async () => {
    expect(await failure(`plugins: ['./p']`, {'p.ts': 'export default {};'})).toBe(
      '[PLUGIN_INVALID] p.ts The plugin "./p" must export a function that returns a plugin, but exports {}.',
    );
    expect(await failure(`plugins: ['./p']`, {'p.ts': 'export default () => {};'})).toBe(
      '[PLUGIN_INVALID] p.ts The plugin "./p" must return a plugin, or null to switch itself off, but returns nothing.',
    );
    expect(await failure(`plugins: ['./p']`, {'p.ts': 'export default () => ({});'})).toBe(
      '[PLUGIN_INVALID] p.ts The plugin "./p" returns a plugin without a "name".',
    );
    expect(await failure(`presets: ['./p']`, {'p.ts': 'export default () => 5;'})).toBe(
      '[PLUGIN_INVALID] p.ts The preset "./p" must return {plugins, themes}, but returns 5.',
    );
  });

  test('PLUGIN_DUPLICATE', async () => {
    expect(await failure(`plugins: ['./p', './p']`, {'p.ts': plugin('twin')})).toBe(
      '[PLUGIN_DUPLICATE] site.config.ts The plugin "twin" is used twice with the id "default" (<site>/p.ts).\n' +
        'Give one of them an "id" option of its own. Mind that presets bring plugins too.',
    );
  });

  test('PLUGIN_OPTIONS_INVALID, from zod, from Joi, by hand and for every id', async () => {
    const zod = fileURLToPath(new URL('../../node_modules/zod/index.js', import.meta.url));
    const withOptions = (check: string) =>
      `import {z} from '${zod}';\n${plugin('p')}\nexport const validateOptions = ({validate, options}) => ${check};`;
    const schema = `z.strictObject({path: z.string(), size: z.number().optional()})`;
    expect(
      await failure(`plugins: [['./p', {pth: 'x', size: 'big'}]]`, {
        'p.ts': withOptions(`validate(${schema}, options)`),
      }),
    ).toContain(
      '[PLUGIN_OPTIONS_INVALID] site.config.ts:1 The options of the plugin "./p" are wrong:\n' +
        '  "path" must be a string, but is missing.\n  "size" must be a number, but is "big".\n' +
        '  It has no field "pth". Did you mean "path"?',
    );
    const joi = `{validate: () => ({error: {message: 'all', details: [{message: '"a" is required'}]}})}`;
    expect(await failure(`plugins: ['./p']`, {'p.ts': withOptions(`validate(${joi}, options)`)})).toContain(
      '[PLUGIN_OPTIONS_INVALID] site.config.ts:1 The options of the plugin "./p" are wrong: "a" is required.',
    );
    expect(
      await failure(`plugins: ['./p']`, {'p.ts': withOptions(`{ throw new Error('Not today.'); }`)}),
    ).toContain('The options of the plugin "./p" are wrong: Not today.');
    expect(await failure(`plugins: [['./p', {id: 'a b'}]]`, {'p.ts': plugin('p')})).toContain(
      'are wrong: "id" must consist of letters, digits, "_" and "-", but is "a b".',
    );
    expect(await failure(`plugins: [['./p', 5]]`, {'p.ts': plugin('p')})).toContain(
      'are wrong: They must be an object, but are 5.',
    );
  });

  test.each([
    ['the option', `plugins: [\n'./q', ['./p', {\n// pth\npth: 'x'}]]`, 4],
    ['the plugin, where no option is named', `themes: ['./q'],\nplugins: [\n'./q',\n['./p', 5]]`, 4],
    ['an option that a preset hands on', `presets: [\n['./preset', {\nmine: {pth: 'x'}}]]`, 3],
    ['the list of a plugin without a name', `\nplugins: [\n[p, {size: 'big'}]]`, 3],
  ])('the line of wrong options is that of %s', async (_what, fields, line) => {
    const check =
      'export const validateOptions = ({options: {id, ...own}}) => { throw new Error(JSON.stringify(Object.keys(own))); };';
    const siteDir = tempSite({
      'site.config.ts': `import * as p from './p.ts'; ${configText(fields)}`,
      'p.ts': `${plugin('p')}\n${check}`,
      'q.ts': plugin('q'),
      'preset.ts': `export default (context, {mine}) => ({plugins: [['./p', mine]]});`,
    });
    await expect(load(siteDir)).rejects.toMatchObject({code: 'PLUGIN_OPTIONS_INVALID', location: {line}});
  });

  test('THEME_CONFIG_INVALID', async () => {
    const text = `${plugin('p')}\nexport const validateThemeConfig = () => { throw new Error('"navbar" is odd.'); };`;
    expect(await failure(`themes: ['./p']`, {'p.ts': text})).toBe(
      '[THEME_CONFIG_INVALID] site.config.ts The theme "./p" rejects "themeConfig": "navbar" is odd.',
    );
  });

  test('THEME_CONFIG_INVALID shows the line, and the field that was probably meant', async () => {
    const zod = fileURLToPath(new URL('../../node_modules/zod/index.js', import.meta.url));
    const schema = `z.looseObject({
      navbar: z.strictObject({
        title: z.string(),
        items: z.array(z.strictObject({label: z.string(), to: z.string()})).default([]),
      }).prefault({}),
    })`;
    const text = `import {z} from '${zod}';\n${plugin('p')}\nexport const validateThemeConfig = ({validate, themeConfig}) => validate(${schema}, themeConfig);`;
    const fails = (themeConfig: string) =>
      failure(`themes: ['./p'],\nthemeConfig: ${themeConfig}`, {'p.ts': text});
    expect(await fails("{\n  navbar: {\n    titel: 'T',\n    title: 'T'}}")).toBe(
      '[THEME_CONFIG_INVALID] site.config.ts:4 The theme "./p" rejects "themeConfig": "navbar" has no field "titel". Did you mean "title"?\n' +
        "  2 | themeConfig: {\n  3 |   navbar: {\n> 4 |     titel: 'T',\n  5 |     title: 'T'}}};",
    );
    const items = "[\n{label: '[,', to: '/'}, // ],\n{label: 'B', to: 5},\n{labl: 'C', label: 'C', to: '/'}]";
    expect(await fails(`{navbar: {title: 'T', items: ${items}}}`)).toContain(
      'site.config.ts:4 The theme "./p" rejects "themeConfig":\n' +
        '  line 4: "navbar.items[1].to" must be a string, but is 5.\n' +
        '  line 5: "navbar.items[2]" has no field "labl". Did you mean "label"?',
    );
  });

  test('PLUGIN_LOAD_FAILED and MODULE_SYNTAX', async () => {
    expect(await failure(`plugins: ['./p']`, {'p.ts': `\nthrow new Error('Broken.');`})).toContain(
      `[PLUGIN_LOAD_FAILED] p.ts:2 The plugin "./p" could not be loaded: Broken.\n  1 |\n> 2 | throw new Error('Broken.');`,
    );
    expect(
      await failure(`plugins: ['./p']`, {'p.ts': `export default () => { throw new Error('No key.'); };`}),
    ).toContain(
      '[PLUGIN_LOAD_FAILED] The plugin "./p" could not be loaded: No key.\nError: No key.\n    at ',
    );
    expect(await failure(`plugins: ['./p']`, {'p.ts': 'export default {'})).toContain(
      '[MODULE_SYNTAX] p.ts:1:17 This file cannot be read: Unexpected token.',
    );
  });

  test('PLUGIN_HOOK_FAILED keeps the stack of the cause; mistakes of the user pass through', async () => {
    const siteDir = tempSite({'site.config.ts': configText(`plugins: [[() => ({name: 'p'}), {id: 'two'}]]`)});
    const [loaded] = (await load(siteDir)).plugins;
    if (!loaded) throw new Error('no plugin');
    const cause = new TypeError('x is not a function');
    const thrown = await Promise.resolve()
      .then(() => callHook(loaded, 'loadContent', () => Promise.reject(cause)))
      .catch((error: unknown) => error);
    expect(shownError(thrown, {siteDir}).replaceAll(siteDir, '<site>')).toContain(
      '[PLUGIN_HOOK_FAILED] The plugin p (two) failed in loadContent: x is not a function\n' +
        'It comes from <site>/site.config.ts.\nTypeError: x is not a function\n    at ',
    );
    const mistake = Object.assign(new Error('Bad page.'), {
      name: 'MarkdownError',
      code: 'MDX_SYNTAX',
      file: 'a.mdx',
    });
    const rethrow = () =>
      callHook(loaded, 'contentLoaded', () => {
        throw mistake;
      });
    expect(rethrow).toThrow(mistake);
  });
});

test('functions named almost like hooks, and theme folders that do not exist, are warned of', async () => {
  const siteDir = tempSite({
    'site.config.ts': configText(`plugins: ['./one', ['./two', {id: 'b'}], './whole']`),
    'one.ts': `export default () => ({
      name: 'one', contentLoad() {}, postbuild() {}, loadContent() {}, refresh() {}, getContent() {}, loadContents: 'text',
    });`,
    'two.ts': `export default () => ({name: 'two', getThemePath: () => './theme', getClientModule: () => []});`,
    'whole.ts': `export default () => ({name: 'whole', getThemePath: () => '.', getTypeScriptThemePath: () => './src'});`,
  });
  expect((await load(siteDir)).warnings.map((text) => text.replaceAll(siteDir, '<site>'))).toEqual([
    `[PLUGIN_HOOK_UNKNOWN]
- one.ts The plugin one has a function "contentLoad", which is never called. Did you mean the hook "contentLoaded"?
- one.ts The plugin one has a function "postbuild", which is never called. Did you mean the hook "postBuild"?
- two.ts The plugin two (b) has a function "getClientModule", which is never called. Did you mean the hook "getClientModules"?`,
    `[THEME_FOLDER_MISSING]
- two.ts The plugin two (b) has its components in <site>/theme (getThemePath), but there is no such folder.
- whole.ts The plugin whole has its components in <site>/src (getTypeScriptThemePath), but there is no such folder.`,
  ]);
});

test('an icon or a logo that no static folder holds is a warning with its line', async () => {
  const logo = (src: string) => `logo: {src: '${src}', srcDark: 'https://x.test/a.svg'}`;
  const siteDir = tempSite({
    'site.config.ts': configText(
      `favicon: 'img/icon.ico',\nthemeConfig: {\nnavbar: {${logo('/img/a%20b.svg')}},\nfooter: {\n${logo('img/none.svg?v=1')}}}`,
    ),
    'static/img/a b.svg': '<svg/>',
  });
  expect((await load(siteDir)).warnings).toEqual([
    `[STATIC_FILE_MISSING]
- site.config.ts:1 "favicon" names "img/icon.ico", but there is no such file in "static".
- site.config.ts:5 "themeConfig.footer.logo.src" names "img/none.svg?v=1", but there is no such file in "static".`,
  ]);
  const found = tempSite({
    'site.config.ts': configText(`favicon: '/img/icon.ico', staticDirectories: ['other']`),
    'other/img/icon.ico': '',
  });
  expect((await load(found)).warnings).toEqual([]);
});
