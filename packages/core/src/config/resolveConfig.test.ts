import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {configText, tempSite} from '../../test/tempSite.js';
import {clientSiteConfig} from './clientSiteConfig.js';
import type {ResolveConfigInput} from './LoadedConfig.js';
import {resolveConfig} from './resolveConfig.js';

function resolve(siteDir: string, input: Partial<ResolveConfigInput> = {}) {
  return resolveConfig({siteDir, mode: 'production', ...input});
}

async function failure(
  files: {readonly [name: string]: string},
  input: Partial<ResolveConfigInput> = {},
): Promise<string> {
  const siteDir = tempSite(files);
  const error = await resolve(siteDir, input).then(
    () => new Error('resolved'),
    (thrown: unknown) => thrown,
  );
  return shownError(error, {siteDir}).replaceAll(siteDir, '<site>');
}

describe('loading', () => {
  test('TypeScript with JSON imports, require, __dirname and an async function', async () => {
    const siteDir = tempSite({
      'site.config.ts': `
        import path from 'node:path';
        import data from './data.json';
        import {tagline} from './parts/tagline';
        const extra: {x: number} = require('./extra.cjs');
        export default async function config() {
          return {title: data.title, tagline, url: 'https://t.test', baseUrl: '', customFields: {extra, dir: path.basename(__dirname)}};
        }`,
      'data.json': '{"title": "From JSON"}',
      'parts/tagline.ts': `export const tagline: string = 'short';`,
      'extra.cjs': 'module.exports = {x: 1};',
    });
    const {config, files, configFile} = await resolve(siteDir);
    expect(config).toMatchObject({title: 'From JSON', tagline: 'short', baseUrl: '/'});
    expect(config.customFields).toEqual({extra: {x: 1}, dir: path.basename(siteDir)});
    expect(configFile).toBe(path.join(siteDir, 'site.config.ts'));
    expect(files.map((file) => path.relative(siteDir, file)).sort()).toEqual([
      'data.json',
      'extra.cjs',
      'parts/tagline.ts',
      'site.config.ts',
    ]);
  });

  test('module.exports, under the name that existing sites use', async () => {
    const siteDir = tempSite({
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.test/', baseUrl: 'x'};`,
    });
    expect((await resolve(siteDir)).config).toMatchObject({url: 'https://t.test', baseUrl: '/x/'});
  });

  test('.md files are MDX by default under the name that existing sites use, and under no other', async () => {
    const formatOf = async (name: string, fields = '', configFile?: string) => {
      const siteDir = tempSite({[name]: configText(fields)});
      return (await resolve(siteDir, {configFile})).config.markdown.format;
    };
    expect(await formatOf('docusaurus.config.ts')).toBe('mdx');
    expect(await formatOf('docusaurus.config.ts', "markdown: {mermaid: true, format: 'detect'}")).toBe(
      'detect',
    );
    expect(await formatOf('docusaurus.config.preview.mjs', '', 'docusaurus.config.preview.mjs')).toBe('mdx');
    expect(await formatOf('site.config.ts')).toBe('detect');
    expect(await formatOf('other.mjs', '', 'other.mjs')).toBe('detect');
  });

  test('quotes stay quotes by default under the name that existing sites use', async () => {
    const alertsOf = async (name: string, fields = '') => {
      const siteDir = tempSite({[name]: configText(fields)});
      return (await resolve(siteDir)).config.markdown.githubAlerts;
    };
    expect(await alertsOf('docusaurus.config.ts')).toBe(false);
    expect(await alertsOf('docusaurus.config.ts', 'markdown: {githubAlerts: true}')).toBe(true);
    expect(await alertsOf('site.config.ts')).toBe(true);
    expect(await alertsOf('site.config.ts', 'markdown: {githubAlerts: false}')).toBe(false);
  });

  test('an edited import counts on the next resolve', async () => {
    const siteDir = tempSite({
      'site.config.ts': `import {title} from './title'; export default {title, url: 'https://t.test', baseUrl: '/'};`,
      'title.ts': `export const title = 'before';`,
    });
    expect((await resolve(siteDir)).config.title).toBe('before');
    fs.writeFileSync(path.join(siteDir, 'title.ts'), `export const title = 'after';`);
    expect((await resolve(siteDir)).config.title).toBe('after');
  });

  test('the config may ask for the locale, and the variable is gone afterwards', async () => {
    const siteDir = tempSite({
      'site.config.mjs': configText(
        `i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, tagline: process.env.DOCUSAURUS_CURRENT_LOCALE`,
      ),
    });
    expect((await resolve(siteDir, {locale: 'fr'})).config.tagline).toBe('fr');
    expect(process.env.DOCUSAURUS_CURRENT_LOCALE).toBeUndefined();
  });

  test('--config names another file', async () => {
    const siteDir = tempSite({'configs/other.ts': configText()});
    expect((await resolve(siteDir, {configFile: 'configs/other.ts'})).config.title).toBe('T');
  });
});

describe('defaults', () => {
  test('are filled in, and functions do not reach the browser', async () => {
    const siteDir = tempSite({
      'site.config.ts': configText('markdown: {preprocessor: ({fileContent}) => fileContent}'),
      'package.json': '{"name": "my-site", "version": "1.2.3"}',
    });
    const {config, context} = await resolve(siteDir);
    expect(config).toMatchObject({
      tagline: '',
      titleDelimiter: '|',
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      staticDirectories: ['static'],
      baseUrlIssueBanner: true,
      storage: {type: 'localStorage', namespace: false},
      i18n: {defaultLocale: 'en', locales: ['en'], path: 'i18n', localeConfigs: {}},
      future: {experimental_router: 'browser', experimental_vcs: true},
    });
    expect(config.markdown).toMatchObject({
      format: 'detect',
      emoji: true,
      githubAlerts: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    });
    expect(config.markdown.preprocessor).toBeTypeOf('function');
    expect(clientSiteConfig(config)).not.toHaveProperty('markdown.preprocessor');
    expect(clientSiteConfig(config)).toHaveProperty('markdown.format', 'detect');
    expect(context).toMatchObject({
      siteDir,
      siteVersion: '1.2.3',
      generatedFilesDir: path.join(siteDir, '.site'),
      outDir: path.join(siteDir, 'build'),
      localizationDir: path.join(siteDir, 'i18n/en'),
      siteStorage: {type: 'localStorage', namespace: ''},
      mode: 'production',
    });
  });

  test('future.v4 changes them', async () => {
    const siteDir = tempSite({'site.config.ts': configText('future: {v4: true}')});
    const {config, context} = await resolve(siteDir);
    expect(config.markdown.mdx1Compat).toEqual({comments: false, admonitions: false, headingIds: false});
    expect(context.siteStorage.namespace).toMatch(/^-[0-9a-f]{3}$/);
    expect(config.future).toMatchObject({v4: {useCssCascadeLayers: true}, faster: {rspackBundler: true}});
  });

  test('the old place of onBrokenMarkdownLinks still counts, with a warning', async () => {
    const siteDir = tempSite({'site.config.ts': configText(`onBrokenMarkdownLinks: 'throw'`)});
    const {config, warnings} = await resolve(siteDir);
    expect(config.markdown.hooks.onBrokenMarkdownLinks).toBe('throw');
    expect(warnings).toEqual([
      'The option "onBrokenMarkdownLinks" is deprecated: move it to "markdown.hooks.onBrokenMarkdownLinks".',
    ]);
  });
});

describe('choices that cannot be made here', () => {
  test.each([
    ['future: {faster: true}', ['"future.faster" changes nothing']],
    ['future: {experimental_faster: true}', ['"future.experimental_faster" changes nothing']],
    ['future: {v4: {removeLegacyPostBuildHeadAttribute: false}}', ['cannot be switched off']],
    ['future: {v4: true}', []],
    ['', []],
  ])('are told: %s', async (text, expected) => {
    const {warnings} = await resolve(tempSite({'site.config.ts': configText(text)}));
    expect(warnings).toEqual(expected.map((part) => expect.stringContaining(part)));
  });
});

test('a language that Node and browsers have no rules for is a warning with its line', async () => {
  const i18n = `\n  i18n: {\n    defaultLocale: 'en',\n    locales: ['en', 'jp', 'tlh', 'en-pirate'],\n  }`;
  const {warnings} = await resolve(tempSite({'site.config.ts': configText(i18n)}));
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('site.config.ts:4 No rules are known for the language "jp"');
  expect(warnings[0]).toContain('Did you mean "ja"?');
  expect(warnings[0]).toContain('No rules are known for the language "tlh"');
  expect(warnings[0]).not.toContain('pirate');
});

describe('locales', () => {
  const i18n = `i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'fa', 'pt-BR'],
    localeConfigs: {fr: {label: 'Frenchy', path: 'french'}, 'pt-BR': {baseUrl: 'brasil', url: 'https://br.test'}}}`;
  const files = {
    'site.config.ts': configText(i18n).replace("baseUrl: '/'", "baseUrl: '/docs/'"),
    'i18n/french/code.json': '{}',
  };

  test('take label, direction and calendar from Intl, and their place from the config', async () => {
    const {context, baseUrl} = await resolve(tempSite(files));
    expect(baseUrl).toBe('/docs/');
    expect(context.i18n.localeConfigs).toEqual({
      en: {
        label: 'English',
        htmlLang: 'en',
        direction: 'ltr',
        calendar: 'gregory',
        path: 'en',
        translate: false,
        url: 'https://t.test',
        baseUrl: '/docs/',
      },
      fr: {
        label: 'Frenchy',
        htmlLang: 'fr',
        direction: 'ltr',
        calendar: 'gregory',
        path: 'french',
        translate: true,
        url: 'https://t.test',
        baseUrl: '/docs/fr/',
      },
      fa: {
        label: 'فارسی',
        htmlLang: 'fa',
        direction: 'rtl',
        calendar: 'persian',
        path: 'fa',
        translate: false,
        url: 'https://t.test',
        baseUrl: '/docs/fa/',
      },
      'pt-BR': {
        label: 'Português (Brasil)',
        htmlLang: 'pt-BR',
        direction: 'ltr',
        calendar: 'gregory',
        path: 'pt-BR',
        translate: false,
        url: 'https://br.test',
        baseUrl: '/brasil/',
      },
    });
  });

  test('are published below the output folder', async () => {
    const siteDir = tempSite(files);
    const {context, config, outDir} = await resolve(siteDir, {locale: 'fr', outDir: 'out'});
    expect(context).toMatchObject({
      baseUrl: '/docs/fr/',
      outDir: path.join(siteDir, 'out/fr'),
      localizationDir: path.join(siteDir, 'i18n/french'),
    });
    expect(config.baseUrl).toBe('/docs/fr/');
    expect(outDir).toBe(path.join(siteDir, 'out'));
    expect((await resolve(siteDir, {locale: 'pt-BR'})).context).toMatchObject({
      outDir: path.join(siteDir, 'build/pt-BR'),
      siteConfig: {url: 'https://br.test', baseUrl: '/brasil/'},
    });
  });

  test('a single one lives at the base URL', async () => {
    const siteDir = tempSite(files);
    const {context} = await resolve(siteDir, {locale: 'fr', singleLocale: true});
    expect(context).toMatchObject({baseUrl: '/docs/', outDir: path.join(siteDir, 'build')});
  });
});

describe('mistakes', () => {
  test('CONFIG_NOT_FOUND', async () => {
    expect(await failure({})).toBe(
      '[CONFIG_NOT_FOUND] <site> has no configuration file (looked for site.config.ts, docusaurus.config.ts and the same with .js and so on).\n' +
        'Run the command in the folder of your site, or name that folder: site build my-site. To make a new site: npm create lectern@latest my-site.',
    );
    expect(await failure({'website/docusaurus.config.js': '', 'src/a.js': ''})).toContain(
      'There is a site in the folder website. Run the command there, or name the folder: site build website.',
    );
    expect(await failure({}, {configFile: 'x.ts'})).toBe(
      '[CONFIG_NOT_FOUND] There is no configuration file <site>/x.ts.\nThe path after --config starts from the site folder.',
    );
  });

  test('SITE_DIR_NOT_FOUND', async () => {
    await expect(resolve('/does/not/exist')).rejects.toThrow('There is no folder /does/not/exist.');
  });

  test('PACKAGE_JSON_INVALID, which keeps Node from finding packages', async () => {
    const files = {'site.config.ts': configText(), 'package.json': '{\n  "name": "x",,\n}'};
    expect(await failure(files)).toBe(
      '[PACKAGE_JSON_INVALID] package.json:2:15 The package.json of the site is not JSON: there is an unexpected ",".\n' +
        '  1 | {\n> 2 |   "name": "x",,\n    |               ^\n  3 | }\n' +
        'Node finds no packages of the site until the file can be read.',
    );
  });

  test('CONFIG_SYNTAX', async () => {
    expect(await failure({'site.config.ts': 'const x = 1;\nexport default {a: x;\n'})).toBe(
      '[CONFIG_SYNTAX] site.config.ts:2:21 The configuration cannot be read: Unexpected token, expected ",".\n' +
        '  1 | const x = 1;\n> 2 | export default {a: x;\n    |                     ^',
    );
  });

  test('CONFIG_THREW, in the config or in what it imports', async () => {
    expect(await failure({'site.config.ts': '\nexport default {a: missing.field};\n'})).toContain(
      '[CONFIG_THREW] site.config.ts:2 The configuration could not be evaluated. ReferenceError: missing is not defined.',
    );
    const files = {
      'site.config.ts': `import './lib/part';\n${configText()}`,
      'lib/part.ts': '\n\nthrow new Error("No luck");\n',
    };
    expect(await failure(files)).toBe(
      '[CONFIG_THREW] lib/part.ts:3 The configuration could not be evaluated. No luck.\n' +
        '  1 |\n  2 |\n> 3 | throw new Error("No luck");',
    );
    expect(await failure({'site.config.ts': `import './nope';\n`})).toBe(
      '[CONFIG_THREW] site.config.ts:1 The configuration could not be evaluated. It imports "./nope", which does not exist.\n' +
        "> 1 | import './nope';",
    );
  });

  test('CONFIG_NOT_AN_OBJECT', async () => {
    expect(await failure({'site.config.ts': 'export default 5;'})).toBe(
      '[CONFIG_NOT_AN_OBJECT] site.config.ts The configuration must export an object, or a function that returns one, but exports 5.\n' +
        'Write `export default {title: "My site", …}`.',
    );
  });

  test('CONFIG_UNKNOWN_FIELD names the nearest field and the line', async () => {
    const text = `export default {\n  title: 'T', // not "tagLine": that is below\n  url: 'https://t.test',\n  baseUrl: '/',\n  tagLine: 'x',\n};\n`;
    expect(await failure({'site.config.ts': text})).toBe(
      '[CONFIG_UNKNOWN_FIELD] site.config.ts:5 There is no field "tagLine" (did you mean "tagline"?) in the configuration.\n' +
        "  3 |   url: 'https://t.test',\n  4 |   baseUrl: '/',\n> 5 |   tagLine: 'x',\n  6 | };\n" +
        'Put values of your own into "customFields".',
    );
  });

  test('several unknown fields come in one report', async () => {
    const text = `export default {title: 'T', url: 'https://t.test', baseUrl: '/',\n  favIcon: 'x',\n  whatever: 1};\n`;
    expect(await failure({'site.config.ts': text})).toContain(
      'The configuration has 2 fields that do not exist:\n  line 2: "favIcon" (did you mean "favicon"?)\n  line 3: "whatever"\n',
    );
  });

  test('CONFIG_INVALID_FIELD lists every wrong field with its line', async () => {
    const text = `export default {\n  url: 'https://t.test/docs',\n  baseUrl: 5,\n  onBrokenLinks: 'explode',\n  markdown: {emoji: 'no', formt: 1},\n  headTags: [{tagName: 'nope', attributes: {}}],\n  plugins: [5],\n};\n`;
    expect(await failure({'site.config.ts': text})).toBe(
      `[CONFIG_INVALID_FIELD] site.config.ts 8 fields of the configuration are wrong:
  "title" must be a string, but is missing.
  line 2: "url" must not contain a path; put that into "baseUrl".
  line 3: "baseUrl" must be a string, but is 5.
  line 4: "onBrokenLinks" must be one of "ignore", "log", "warn" or "throw", but is "explode".
  line 6: "headTags[0].tagName": "nope" is not an HTML tag. If it is a custom element, add \`customElement: true\`.
  line 7: "plugins[0]" must be a name, a function, [name or function, options], false or null, but is 5.
  line 5: "markdown.emoji" must be true or false, but is "no".
  line 5: "markdown" has no field "formt". Did you mean "format"?`,
    );
  });

  test('fields that do not exist are reported with those that are wrong', async () => {
    const text = configText(`titel: 'x',\n  tagline: 3, wohoo: 1`);
    expect(await failure({'site.config.ts': text})).toMatch(
      /"tagline" must be a string, but is 3\.\n.*It has no field "titel"\. Did you mean "title"\?\n.*It has no field "wohoo"\./,
    );
  });

  test('unknown routers, moved options and a default locale that is not listed', async () => {
    expect(await failure({'site.config.ts': configText(`future: {experimental_router: 'hsah'}`)})).toContain(
      '"future.experimental_router" must be one of "browser" or "hash", but is "hsah".',
    );
    expect(await failure({'site.config.ts': configText(`future: {experimental_storage: {}}`)})).toContain(
      'This option is now called "storage".',
    );
    expect(
      await failure({'site.config.ts': configText(`i18n: {defaultLocale: 'de', locales: ['en']}`)}),
    ).toContain('"i18n.defaultLocale" is "de", which "i18n.locales" does not list.');
    expect(
      await failure({'site.config.ts': configText(`i18n: {defaultLocale: 'en_US', locales: ['en_US']}`)}),
    ).toContain('"i18n.defaultLocale" must be a language tag such as "en" or "pt-BR", but is "en_US".');
    const localeConfigs = `localeConfigs: {en: {calendar: 'roman'}}`;
    expect(
      await failure({
        'site.config.ts': configText(`i18n: {defaultLocale: 'en', locales: ['en'], ${localeConfigs}}`),
      }),
    ).toContain('"i18n.localeConfigs.en.calendar" must be a calendar such as "gregory"');
  });

  test('LOCALE_UNKNOWN', async () => {
    const files = {'site.config.ts': configText(`i18n: {defaultLocale: 'en', locales: ['en', 'fr-FR']}`)};
    expect(await failure(files, {locale: 'fr'})).toBe(
      '[LOCALE_UNKNOWN] site.config.ts "i18n.locales" does not list "fr", only en and fr-FR.',
    );
  });
});
