import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {describe, expect, test} from 'vitest';
import {
  createSite,
  type Edit,
  expectQuietConsole,
  findFreePort,
  openPage,
  type Site,
  sitesFolder,
  startSite,
  useBuiltSite,
} from '../harness/index.js';

function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Checks a page that uses hooks of react-router, Helmet, and MDX imported by a component. */
async function expectStation(page: Page): Promise<void> {
  expect(await page.title()).toBe('Station in kelvin');
  await page.getByRole('heading', {name: '/station'}).waitFor();
  expect(await page.getByRole('link', {name: 'Here'}).getAttribute('aria-current')).toBe('page');
  expect(await page.locator('h2#notes-of-the-station').count()).toBe(1);
  expect(await page.locator('.theme-admonition-tip').textContent()).toContain('Read by Ada.');
  expect(await page.locator('.theme-admonition-tip').textContent()).toContain('Mind the wind');
  await page.getByRole('button', {name: 'Celsius'}).click();
  await expect.poll(() => page.title()).toBe('Station in celsius');
  await page.getByRole('button', {name: 'Usage'}).click();
  await page.getByRole('heading', {name: 'Usage', level: 1}).waitFor();
  await page.goBack();
  await expect.poll(() => page.title()).toBe('Station in celsius');
}

/** Checks a page that imports Markdown through an alias, which a plugin adds to webpack. */
async function expectCare(page: Page): Promise<void> {
  await page.getByText('Keep the snow away.').waitFor();
  const entries = page.locator('.table-of-contents a');
  expect(await entries.allTextContents()).toEqual(['Place', 'Care', 'In winter']);
  await entries.last().click();
  expect(await page.evaluate(() => document.querySelector(':target')?.textContent)).toContain('In winter');
}

async function expectStyles(page: Page): Promise<void> {
  expect(await styleOf(page, 'main', 'border-top-width')).toBe('3px');
  expect(await styleOf(page, 'main p', 'color')).toBe('rgb(10, 20, 30)');
  expect(await styleOf(page, 'main a', 'color')).toBe('rgb(4, 5, 6)');
}

/** Checks a page that imports components from a theme published as CommonJS. */
async function expectPublished(page: Page): Promise<void> {
  await page.getByRole('heading', {name: 'Bundled'}).nth(1).waitFor();
  expect(await page.getByRole('heading', {level: 1}).allTextContents()).toEqual([
    'Flagged',
    'Bundled',
    'Whole',
    'Memo',
    'Bundled',
  ]);
  for (const text of ['Wrapped', 'A label', '1.0.0 index.js lib/badge.js /a/b']) {
    await page.getByText(text, {exact: true}).waitFor();
  }
}

/** Folders of the site that npm installs as packages: folder → package name. */
const PUBLISHED = {
  published: 'docusaurus-theme-published',
  'published-esm': 'docusaurus-plugin-published-esm',
  'published-names': 'docusaurus-names',
};

function createEcosystemSite(edit?: Edit): Site {
  const site = createSite('ecosystem', edit);
  for (const [folder, name] of Object.entries(PUBLISHED)) {
    fs.cpSync(path.join(site.dir, folder), path.join(site.dir, 'node_modules', name), {recursive: true});
  }
  return site;
}

describe('plugins from npm, as they are published', () => {
  const site = createEcosystemSite();
  const visit = useBuiltSite(async () => {
    const result = await site.build();
    expect(result.code, result.stdout + result.stderr).toBe(0);
    return result;
  });

  test('they find our packages under the names of Docusaurus, which is not installed', () => {
    const plugin = path.join(sitesFolder, 'ecosystem/node_modules/@easyops-cn/docusaurus-search-local');
    const require = createRequire(fs.realpathSync(path.join(plugin, 'package.json')));
    for (const name of ['utils', 'utils-common', 'utils-validation', 'theme-translations', 'theme-common']) {
      const file = require.resolve(`@docusaurus/${name}/package.json`);
      expect(JSON.parse(fs.readFileSync(file, 'utf8')).name).toBe(`@lectern/${name}`);
    }
  });

  test('@easyops-cn/docusaurus-search-local finds a page by its text', async () => {
    await visit('/', async (page) => {
      await page.getByPlaceholder('Search').first().click();
      await page.keyboard.type('barometers');
      await page.getByText('measure the pressure').first().click();
      await page.waitForURL(/\/docs\/intro/);
    });
  });

  test('the page that it adds works as well', async () => {
    await visit('/search', async (page) => {
      await page.getByRole('searchbox', {name: 'Search'}).last().fill('thermometer');
      await page.getByRole('link', {name: /Usage/}).first().waitFor();
    });
  });

  test('opened with a query, that page shows what it finds', async () => {
    await visit('/search?q=thermometer', async (page) => {
      await page.getByRole('link', {name: /Usage/}).first().waitFor();
      expect(await page.getByRole('searchbox', {name: 'Search'}).last().inputValue()).toBe('thermometer');
      expect(new URL(page.url()).search).toBe('?q=thermometer');
    });
  });

  test('docusaurus-plugin-llms lists the documents of the site', () => {
    expect(fs.readFileSync(path.join(site.outDir, 'llms.txt'), 'utf8')).toContain(
      'https://example.com/docs/intro',
    );
    expect(fs.readFileSync(path.join(site.outDir, 'llms-full.txt'), 'utf8')).toContain('thermometer');
  });

  test('@docusaurus/plugin-client-redirects leads from old addresses to pages', async () => {
    await visit('/docs/intro', async (page) => {
      for (const [from, to] of [
        ['/start', '/docs/intro'],
        ['/use', '/docs/usage'],
      ] as const) {
        await page.goto(new URL(from, page.url()).href);
        await page.waitForURL(`**${to}`);
      }
    });
  });

  test('a plugin in TypeScript makes a page of its content, with options that a Joi schema completes', async () => {
    await visit('/people', async (page) => {
      await page.getByRole('heading', {name: '2 people'}).waitFor();
      expect(await page.getByRole('listitem').filter({hasText: 'Dr. Grace'}).count()).toBe(1);
      const url = await page.getByRole('link', {name: 'Names'}).getAttribute('href');
      expect(url).toMatch(/^\/assets\/files\/names-[0-9a-f]{32}\.data$/);
      const sent = await page.request.get(new URL(url ?? '', page.url()).href);
      expect(await sent.text()).toBe('Ada,Grace\n');
    });
    expect(fs.readFileSync(path.join(site.outDir, 'people.txt'), 'utf8')).toMatch(/^ECOSYSTEM \d+$/);
  });

  test.each([
    ['its function waits for', 'created', 'Written while plugins are made.'],
    ['its loadContent begins with', 'loaded', 'Written while content is loaded.'],
  ])('a document is a page if a plugin writes it: %s', async (_, name, text) => {
    await visit(`/docs/written/${name}`, (page) => page.getByText(text).waitFor());
  });

  test('docusaurus-plugin-sass and a PostCSS plugin make the styles', async () => {
    await visit('/', expectStyles);
  });

  test('Markdown behind an alias that a plugin sets is in the table of contents', async () => {
    await visit('/docs/usage', expectCare);
  });

  test('react-router, Helmet and imported MDX work beside them', async () => {
    await visit('/station', expectStation);
  });

  describe('published as CommonJS', () => {
    test.each(['flagged', 'bundled', 'whole', 'nested', 'memo'])(
      'a component of a route renders: %s',
      async (name) => {
        await visit(`/published/${name}`, (page) =>
          page.getByRole('heading', {name: new RegExp(name, 'i'), level: 1}).waitFor(),
        );
        expect(fs.readFileSync(path.join(site.outDir, 'published', name, 'index.html'), 'utf8')).toMatch(
          new RegExp(`<h1>${name}</h1>`, 'i'),
        );
      },
    );

    test('a page that is a file renders, with its CSS module, the options and the theme config that Joi schemas complete', async () => {
      await visit('/published/file', async (page) => {
        await page.getByRole('heading', {name: 'Hello first warm a-b'}).waitFor();
        expect(await styleOf(page, 'h1', 'color')).toBe('rgb(7, 8, 9)');
      });
    });

    test('components render in pages of the site, wrapped, lazily and in Markdown', async () => {
      await visit('/published', expectPublished);
      await visit('/docs/published', async (page) => {
        await page.getByRole('heading', {name: 'Bundled'}).waitFor();
        await page.getByText('A label of a document.').waitFor();
        await page.getByText('A note in JSON').waitFor();
      });
    });

    test('a component takes the place of one that the default theme imports', async () => {
      await visit('/docs/intro', (page) => page.getByText('To the top, published').waitFor());
    });

    test('client modules find a package that Docusaurus brings along', async () => {
      await visit('/published', async (page) => {
        expect(await page.locator('html').getAttribute('data-lines')).toBe('1 2 3');
      });
    });
  });

  test('site start runs them, too', async () => {
    const server = await startSite(createEcosystemSite().dir);
    const published = await openPage(`${server.url}/published`);
    await expectPublished(published.page);
    await published.page.goto(`${server.url}/published/nested`);
    await published.page.getByRole('heading', {name: 'Nested'}).waitFor();
    expectQuietConsole(published);
    await published.close();
    const station = await openPage(`${server.url}/station`);
    await expectStation(station.page);
    expectQuietConsole(station);
    await station.close();
    const usage = await openPage(`${server.url}/docs/usage`);
    await expectCare(usage.page);
    expectQuietConsole(usage);
    await usage.close();
    const opened = await openPage(`${server.url}/`);
    await expectStyles(opened.page);
    await opened.page.getByPlaceholder('Search').first().waitFor();
    expectQuietConsole(opened);
    await opened.close();
    await server.stop();
  });
});

test('the types that plugins and components import are there, and reject mistakes', () => {
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const folder = path.join(sitesFolder, 'ecosystem');
  const {status, stdout} = spawnSync(process.execPath, [tsc, '-p', folder], {encoding: 'utf8'});
  expect({status, stdout}).toEqual({status: 0, stdout: ''});
});

test('the commands are functions of @docusaurus/core', async () => {
  const ports = [await findFreePort(), await findFreePort()];
  const site = createSite('minimal', (files) => {
    files.link(
      path.join(sitesFolder, 'ecosystem/node_modules/@docusaurus/core'),
      'node_modules/@docusaurus/core',
    );
    files.write(
      'run.mjs',
      `import fs from 'node:fs';
import {build, clear, serve, start} from '@docusaurus/core';
const {pages} = await build(import.meta.dirname, {outDir: 'out'});
const served = await serve(import.meta.dirname, {dir: 'out', port: ${ports[0]}});
const built = await (await fetch(served.url + 'docs/usage')).text();
await served.close();
const server = await start(import.meta.dirname, {port: ${ports[1]}});
const page = await (await fetch(server.url + 'docs/usage')).text();
await server.close();
await clear(import.meta.dirname);
const left = fs.existsSync('.site');
fs.writeFileSync('result.json', JSON.stringify({pages, built: built.includes('Usage'), page: page.includes('Usage'), left}));
process.exit();
`,
    );
  });
  const {status, stderr} = spawnSync(process.execPath, ['run.mjs'], {cwd: site.dir, encoding: 'utf8'});
  expect(status, stderr).toBe(0);
  expect(JSON.parse(site.files.read('result.json'))).toEqual({
    // Four pages of the site and the search page.
    pages: 5,
    built: true,
    page: true,
    left: false,
  });
});

test('what the Joi schema of a plugin refuses is reported with the plugin and the option', async () => {
  const site = createEcosystemSite((files) => {
    files.replace('docusaurus.config.cjs', 'indexBlog: false', 'indexBlog: "no"');
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('[PLUGIN_OPTIONS_INVALID] docusaurus.config.cjs:');
  expect(stderr).toContain('the theme "@easyops-cn/docusaurus-search-local"');
  expect(stderr).toContain('"indexBlog" must be a boolean.');
});

const CALLS = `[
  normalizeUrl(['/a/', 'b']),
  addPrefix('b', 'a'),
  Joi.attempt('1', Joi.number()),
  codeTranslationLocalesToTry('fr')[1],
].join(' ')`;

const IMPORTS = `import logger from '@docusaurus/logger';
import {codeTranslationLocalesToTry} from '@docusaurus/theme-translations';
import {normalizeUrl} from '@docusaurus/utils';
import {addPrefix} from '@docusaurus/utils-common';
import {Joi} from '@docusaurus/utils-validation';
`;

const REQUIRES = `const {default: logger} = require('@docusaurus/logger');
const {codeTranslationLocalesToTry} = require('@docusaurus/theme-translations');
const {normalizeUrl} = require('@docusaurus/utils');
const {addPrefix} = require('@docusaurus/utils-common');
const {Joi} = require('@docusaurus/utils-validation');
require('@docusaurus/types');
`;

function body(name: string): string {
  return `() => ({name: '${name}', loadContent: () => logger.info('${name}: ' + ${CALLS})});\n`;
}

/** Adds plugins to a site without packages of Docusaurus, and without our packages under Docusaurus' names. */
const withoutPackages: Edit = (files) => {
  const manifest = (type: string) =>
    JSON.stringify({
      name: `plugin-${type}`,
      version: '1.0.0',
      type,
      peerDependencies: {'@docusaurus/core': '^3'},
    });
  files.write('node_modules/docusaurus-plugin-required/package.json', manifest('commonjs'));
  files.write(
    'node_modules/docusaurus-plugin-required/index.js',
    `${REQUIRES}module.exports = ${body('required')}`,
  );
  files.write('node_modules/docusaurus-plugin-imported/package.json', manifest('module'));
  files.write(
    'node_modules/docusaurus-plugin-imported/index.js',
    `${IMPORTS}export default ${body('imported')}`,
  );
  files.write(
    'plugins/typed.ts',
    `import type {Plugin} from '@docusaurus/types';\n${IMPORTS}
export default (): Plugin => (${body('typed').replace(/^\(\) => \(|\);\n$/g, '')});\n`,
  );
  files.write('plugins/native.mjs', `${IMPORTS}export default ${body('native')}`);
  files.replace(
    'docusaurus.config.mjs',
    'presets: [',
    `plugins: ['required', 'imported', './plugins/typed.ts', './plugins/native.mjs'],
  presets: [`,
  );
};

test('imports of packages that are not installed lead to ours, in every kind of module', async () => {
  const {code, stdout, stderr} = await createSite('minimal', withoutPackages).build();
  expect(code, stderr).toBe(0);
  for (const name of ['required', 'imported', 'typed', 'native']) {
    expect(stdout).toContain(`${name}: /a/b ab 1 fr-FR`);
  }
});

test('a copy of a package that a plugin brings itself is left to it', async () => {
  const site = createSite('minimal', (files) => {
    const folder = 'node_modules/docusaurus-plugin-own';
    files.write(`${folder}/package.json`, '{"name": "docusaurus-plugin-own", "version": "1.0.0"}');
    files.write(
      `${folder}/index.js`,
      "const {normalizeUrl} = require('@docusaurus/utils');\nmodule.exports = () => ({name: 'own', loadContent: () => console.log(normalizeUrl())});\n",
    );
    files.write(
      `${folder}/node_modules/@docusaurus/utils/package.json`,
      '{"name": "@docusaurus/utils", "version": "3.0.0"}',
    );
    files.write(
      `${folder}/node_modules/@docusaurus/utils/index.js`,
      "exports.normalizeUrl = () => 'its own';\n",
    );
    files.replace('docusaurus.config.mjs', 'presets: [', "plugins: ['own'],\n  presets: [");
  });
  const {code, stdout, stderr} = await site.build();
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('its own');
});

test('processes that compile Markdown load such plugins as well', async () => {
  const site = createSite('minimal', (files) => {
    files.write(
      'shout.ts',
      `import {addSuffix} from '@docusaurus/utils-common';
export default () => (tree: {children: {type: string; children: {value: string}[]}[]}) => {
  for (const {type, children} of tree.children) {
    const text = children?.[0];
    if (type === 'paragraph' && text) text.value = addSuffix(text.value, ' in ' + process.ppid);
  }
};
`,
    );
    files.replace(
      'docusaurus.config.mjs',
      'export default',
      "import shout from './shout.ts';\nexport default",
    );
    files.replace('docusaurus.config.mjs', 'docs: {}', 'docs: {remarkPlugins: [shout]}');
  });
  const {code, stderr} = await site.build();
  expect(code, stderr).toBe(0);
  expect(fs.readFileSync(path.join(site.outDir, 'docs/intro/index.html'), 'utf8')).toMatch(/ in \d+/);
});

test('the command can be called docusaurus', () => {
  const {status, stdout} = spawnSync(
    path.join(import.meta.dirname, '../node_modules/.bin/docusaurus'),
    ['build', '--help'],
    {
      encoding: 'utf8',
    },
  );
  expect({status, stdout}).toMatchObject({status: 0, stdout: expect.stringContaining('Build the site')});
});
