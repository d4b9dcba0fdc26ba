import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {configText, tempSite} from '../../test/tempSite.js';
import {testContent, testPlugin} from '../../test/testPlugin.js';
import {resolveConfig} from '../config/resolveConfig.js';
import type {PluginContent} from '../content/PluginContent.js';
import type {LoadContext, RouteConfig} from '../plugins/Plugin.js';
import {readPlanInput} from './PlanInput.js';
import {planSite} from './planSite.js';
import {reportDuplicateRoutes} from './reportDuplicates.js';

async function siteContext(files: {readonly [name: string]: string} = {}, fields = ''): Promise<LoadContext> {
  const siteDir = tempSite({'site.config.ts': configText(fields), ...files});
  return (await resolveConfig({siteDir, mode: 'production'})).context;
}

function plan(context: LoadContext, contents: readonly PluginContent[]) {
  return planSite(readPlanInput({context, plugins: contents.map(({plugin}) => plugin), contents}));
}

function page(path: string, more: Partial<RouteConfig> = {}): RouteConfig {
  return {path, component: '@theme/Page', exact: true, ...more};
}

describe('pages at the address of another locale', () => {
  const i18n = (localeConfigs: object) =>
    `i18n: ${JSON.stringify({defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs})}`;
  const clashes = async (localeConfigs: object, ...paths: string[]) => {
    const context = await siteContext({}, i18n(localeConfigs));
    return plan(context, [testContent(paths.map((path) => page(path)))]).duplicates.map(({path, claims}) => [
      path,
      claims[1],
    ]);
  };

  test('are reported with the locale', async () => {
    expect(await clashes({}, '/fr', '/fr/guide', '/french', '/en/a', '/de/')).toEqual([
      ['/de/', 'the pages of the locale "de"'],
      ['/fr', 'the pages of the locale "fr"'],
      ['/fr/guide', 'the pages of the locale "fr"'],
    ]);
    expect(await clashes({fr: {baseUrl: '/a/b/'}}, '/fr', '/a/b/c')).toEqual([
      ['/a/b/c', 'the pages of the locale "fr"'],
    ]);
  });

  test('are no mistake where the locale has a domain of its own, or the page is not above it', async () => {
    expect(await clashes({fr: {url: 'https://fr.test'}}, '/fr/guide')).toEqual([]);
    expect(await clashes({en: {baseUrl: '/en/'}, fr: {baseUrl: '/'}}, '/en/fr/guide', '/en/de')).toEqual([]);
  });
});

describe('pages', () => {
  test('are the leaves of the tree, each with the chain around it', async () => {
    const context = await siteContext();
    const {pages, openRoutes, codeRequests} = plan(context, [
      testContent([
        {
          path: '/docs',
          component: '@theme/DocsRoot',
          routes: [
            {
              path: '/docs',
              component: '@theme/DocRoot',
              props: {v: 1},
              routes: [page('/docs/a', {sidebar: 'main'})],
            },
          ],
        },
        {path: '/open/', component: '@site/src/pages/open.tsx'},
      ]),
    ]);
    expect(pages.map(({path, htmlFile, payloadFile}) => [path, htmlFile, payloadFile])).toEqual([
      ['/open/', 'open/index.html', 'open/index.payload.json'],
      ['/docs/a', 'docs/a/index.html', 'docs/a/index.payload.json'],
      ['/404.html', '404.html', '404.payload.json'],
    ]);
    const plugin = {name: 'test', id: 'default'};
    expect(pages[1]?.chain).toEqual([
      {path: '/docs', component: 'code:@theme/DocsRoot', plugin},
      {path: '/docs', component: 'code:@theme/DocRoot', props: {v: 1}},
      {path: '/docs/a', exact: true, component: 'code:@theme/Page', attributes: {sidebar: 'main'}},
    ]);
    expect(pages[2]?.chain).toMatchObject([{path: '*', component: 'code:@theme/NotFound'}]);
    expect(openRoutes).toEqual(['/open/']);
    expect(codeRequests).toEqual([
      '@site/src/pages/open.tsx',
      '@theme/DocRoot',
      '@theme/DocsRoot',
      '@theme/NotFound',
      '@theme/Page',
    ]);
  });

  test.each([
    ['undefined', ['/a', '/b/', '/c.html', '/'], ['a/index.html', 'b/index.html', 'c.html', 'index.html']],
    [
      'true',
      ['/a/', '/b/', '/c.html/', '/'],
      ['a/index.html', 'b/index.html', 'c.html/index.html', 'index.html'],
    ],
    ['false', ['/a', '/b', '/c.html', '/'], ['a.html', 'b.html', 'c.html', 'index.html']],
  ])('trailingSlash: %s', async (trailingSlash, paths, files) => {
    const context = await siteContext({}, `trailingSlash: ${trailingSlash}`);
    const {pages, routes} = plan(context, [
      testContent([page('/'), page('/a'), page('/b/'), page('/c.html')]),
    ]);
    expect(pages.slice(0, 4).map(({path}) => path)).toEqual(paths);
    expect(pages.slice(0, 4).map(({htmlFile}) => htmlFile)).toEqual(files);
    expect(routes.map((route) => route.path)).toEqual(paths);
  });

  test('files lie below the base URL', async () => {
    const context = {...(await siteContext()), baseUrl: '/base/'};
    const {pages} = plan(context, [testContent([page('/base/'), page('/base/x')])]);
    expect(pages.map(({path, htmlFile}) => [path, htmlFile])).toEqual([
      ['/base/x', 'x/index.html'],
      ['/base/', 'index.html'],
      ['/base/404.html', '404.html'],
    ]);
  });

  test('spaces, other scripts and reserved characters stay in paths; file names are decoded', async () => {
    const paths = ['/folder with space/doc 1', '/日本語', '/50%', '/c#', '/why?', '/encoded%20name'];
    const {pages} = plan(await siteContext(), [testContent(paths.map((path) => page(path)))]);
    const files = Object.fromEntries(pages.map(({path, htmlFile}) => [path, htmlFile]));
    expect(files).toMatchObject({
      '/folder with space/doc 1': 'folder with space/doc 1/index.html',
      '/日本語': '日本語/index.html',
      '/50%': '50%/index.html',
      '/c#': 'c#/index.html',
      '/why?': 'why?/index.html',
      '/encoded%20name': 'encoded name/index.html',
    });
  });

  test('ROUTE_OUTSIDE_SITE', async () => {
    const context = await siteContext();
    const bad = (path: string) => () =>
      plan(context, [testContent([page(path, {metadata: {sourceFilePath: 'docs/bad.md'}})])]);
    for (const path of ['/docs/../../etc', '/a/%2e%2e/b', '/a\\..\\b', '/..'])
      expect(bad(path)).toThrow(/leads out of the site/);
    let error: unknown;
    try {
      bad('/docs/../x')();
    } catch (thrown) {
      error = thrown;
    }
    expect(shownError(error, {siteDir: context.siteDir})).toBe(
      '[ROUTE_OUTSIDE_SITE] docs/bad.md The page path "/docs/../x" leads out of the site, whose base URL is "/".\n' +
        'Check the slug: it must not contain ".." segments.',
    );
    expect(() => plan({...context, baseUrl: '/base/'}, [testContent([page('/x')])])).toThrow(
      /leads out of the site/,
    );
  });

  test('ROUTE_INVALID', async () => {
    const context = await siteContext();
    expect(() => plan(context, [testContent([page('/x', {component: ''})])])).toThrow(
      'The plugin test added a route that has no component: "/x".',
    );
    expect(() =>
      plan(context, [testContent([page('/x', {props: {a: 1}, modules: {a: '@site/a'}})])]),
    ).toThrow('The plugin test added a route that has "a" both in props and in modules: "/x".');
  });
});

test('order: pages before parents, deep parents first, priority, alphabet, home last', async () => {
  const parent = (path: string) => ({path, component: '@theme/P', routes: [page(`${path}/leaf`)]});
  const context = await siteContext();
  const {routes} = plan(context, [
    testContent([
      page('/'),
      parent('/docs'),
      page('/b'),
      parent('/docs/next'),
      page('/a'),
      page('/z', {priority: 1}),
      parent('/api'),
    ]),
  ]);
  expect(routes.map((route) => route.path)).toEqual(['/z', '/a', '/b', '/api', '/docs/next', '/docs', '/']);
});

test('duplicate routes are reported with all who claim the path; the first is the page', async () => {
  const {pages, duplicates} = plan(await siteContext(), [
    testContent([page('/x', {metadata: {sourceFilePath: 'docs/x.md'}})], {name: 'docs'}),
    testContent([page('/x', {component: '@site/src/pages/x.tsx'})], {name: 'pages'}),
    testContent([page('/x', {metadata: {origin: 'the category "X"'}})], {name: 'docs'}),
  ]);
  expect(pages).toHaveLength(2);
  expect(pages[0]?.chain[0]?.component).toBe('code:@theme/Page');
  expect(duplicates).toEqual([
    {path: '/x', claims: ['docs: docs/x.md', 'pages: @site/src/pages/x.tsx', 'docs: the category "X"']},
  ]);
  const lines: string[] = [];
  const printer = {warn: (line: string) => lines.push(line), log: () => {}};
  reportDuplicateRoutes({duplicates}, 'warn', printer);
  expect(lines).toEqual([
    '[DUPLICATE_ROUTES] Several pages have the same path:\n- /x\n    docs: docs/x.md\n    pages: @site/src/pages/x.tsx\n    docs: the category "X"\n' +
      'Only one page of each can be reached. The option "onDuplicateRoutes" changes how this is reported.\n' +
      'More: https://lectern.example/docs/errors/duplicate-routes/',
  ]);
  expect(() => reportDuplicateRoutes({duplicates}, 'throw', printer)).toThrow(
    'Several pages have the same path',
  );
});

test('paths that differ in the slash at the end are one page, and no duplicates of each other', async () => {
  const {pages, duplicates} = plan(await siteContext(), [
    testContent([page('/repl'), page('/repl/')], {name: 'a'}),
    testContent([page('/repl/', {metadata: {sourceFilePath: 'repl.md'}})], {name: 'b'}),
  ]);
  expect(pages.map(({path}) => path)).toEqual(['/repl', '/404.html']);
  expect(duplicates).toEqual([{path: '/repl/', claims: ['a: @theme/Page', 'b: repl.md']}]);
});

test('two files whose paths differ in the slash at the end are duplicates', async () => {
  const made = (path: string, sourceFilePath: string) => page(path, {metadata: {sourceFilePath}});
  const {duplicates} = plan(await siteContext(), [
    testContent([made('/x', 'docs/a.md'), made('/x/', 'docs/b.md')], {name: 'docs'}),
    testContent([page('/x/', {component: '@site/src/pages/x.tsx'})], {name: 'pages'}),
    testContent([made('/y', 'docs/y.md'), made('/y/', 'docs/y.md')], {name: 'docs'}),
  ]);
  expect(duplicates).toEqual([
    {path: '/x', claims: ['docs: docs/a.md', 'docs: docs/b.md', 'pages: @site/src/pages/x.tsx']},
  ]);
});

describe('modules', () => {
  test('Markdown is content, created JSON is data, the rest is code', async () => {
    const context = await siteContext();
    const {siteDir, generatedFilesDir} = context;
    const rule = {id: 'docs', dirs: [path.join(siteDir, 'docs')]} as never;
    const data = new Map([['test/default/side bar.json', '{"a":1}']]);
    const {
      pages,
      contents,
      codeRequests,
      data: planned,
    } = plan(context, [
      testContent(
        [
          page('/x', {
            modules: {
              content: {path: path.join(siteDir, 'docs/x.md'), metadata: {title: 'X'}},
              posts: [
                {
                  content: {__import: true, path: '@site/blog/p.md', query: {truncated: true}},
                  extra: '@site/a',
                },
              ],
              again: {__import: true, path: '@site/docs/x.md', query: {truncated: true}},
              sidebar: path.join(generatedFilesDir, 'test/default/side bar.json'),
              generated: '@generated/test/default/side bar.json',
              config: '@generated/docusaurus.config',
              util: path.join(siteDir, 'src/util.ts'),
            },
            context: {meta: '@site/docs/ctx.json'},
          }),
        ],
        {rules: [rule], data, globalData: {path: '/g'}},
      ),
    ]);
    expect(pages[0]?.chain[0]).toMatchObject({
      modules: {
        content: {content: 'content:@site/docs/x.md', metadata: {title: 'X'}},
        posts: [{content: {content: 'content:@site/blog/p.md', part: 'excerpt'}, extra: 'code:@site/a'}],
        again: {content: 'content:@site/docs/x.md', part: 'excerpt', metadata: {title: 'X'}},
        sidebar: 'data:test/default/side bar.json',
        generated: 'data:test/default/side bar.json',
        config: 'code:@generated/docusaurus.config',
        util: 'code:@site/src/util.ts',
      },
      context: {meta: 'code:@site/docs/ctx.json'},
    });
    expect(pages[0]?.content).toEqual(['@site/docs/x.md', '@site/blog/p.md', '@site/docs/x.md']);
    expect(contents['@site/docs/x.md']).toEqual({
      source: '@site/docs/x.md',
      file: path.join(siteDir, 'docs/x.md'),
      rule: 0,
    });
    expect(contents['@site/blog/p.md']).toMatchObject({
      file: path.join(siteDir, 'blog/p.md'),
      rule: 1,
    });
    expect(codeRequests).toContain('@site/src/util.ts');
    expect(Object.values(planned).map(({name, outputPath}) => [name, outputPath])).toEqual([
      ['globalData.json', expect.stringMatching(/^assets\/data\/globalData\.[0-9a-f]{8}\.json$/)],
      [
        'test/default/side bar.json',
        expect.stringMatching(/^assets\/data\/test-side-bar\.[0-9a-f]{8}\.json$/),
      ],
    ]);
    expect(planned['globalData.json']).toMatchObject({text: '{"test":{"default":{"path":"/g"}}}'});
  });

  test('content that a route names by a text alone is described as by the plugin of the content', async () => {
    const context = await siteContext({'img/a.png': 'png'});
    const described = {path: '@site/blog/a.md', metadata: {title: 'A'}, assets: {image: '@site/img/a.png'}};
    const texts = {content: '@site/blog/a.md', other: '@site/blog/b.md', group: {content: '@site/blog/a.md'}};
    const {pages} = plan(context, [
      testContent([page('/own', {modules: texts}), page('/post', {modules: {content: described}})]),
    ]);
    const planned = pages.find(({path: address}) => address === '/post')?.chain[0]?.modules?.content;
    expect(planned).toMatchObject({content: 'content:@site/blog/a.md', metadata: {title: 'A'}});
    expect(pages.find(({path: address}) => address === '/own')?.chain[0]?.modules).toEqual({
      content: planned,
      other: 'content:@site/blog/b.md',
      group: {content: planned},
    });
  });

  test.each([
    ['~blog', 'docusaurus-plugin-content-blog'],
    ['~docs', 'docusaurus-plugin-content-docs'],
  ])('data that plugins for Docusaurus name by %s is that of the plugin', async (alias, plugin) => {
    const site = await siteContext();
    const context = {...site, generatedFilesDir: path.join(site.siteDir, '.site/locales/fr')};
    const name = `${plugin}/default/tags.json`;
    const file = path.join(context.generatedFilesDir, name);
    const request = (root: string) => `${alias}/${path.relative(path.join(root, plugin), file)}`;
    const modules = {
      own: request(context.generatedFilesDir),
      named: request(path.join(context.siteDir, '.docusaurus')),
      items: [{tag: request(context.generatedFilesDir)}],
      other: `${alias}/default/other.json`,
      plain: `${alias}s/default/tags.json`,
    };
    const data = new Map([[name, '{}']]);
    const {pages} = plan(context, [testContent([page('/x', {modules})], {data})]);
    expect(pages[0]?.chain[0]?.modules).toEqual({
      own: `data:${name}`,
      named: `data:${name}`,
      items: [{tag: `data:${name}`}],
      other: `code:${alias}/default/other.json`,
      plain: `code:${alias}s/default/tags.json`,
    });
  });

  test('images of front matter get an output name; a missing one is an error', async () => {
    const context = await siteContext({'docs/cover.png': 'png', 'static/img/x.png': 'x'});
    const withAssets = (assets: {[name: string]: string | readonly (string | undefined)[]}) =>
      plan(context, [
        testContent([page('/x', {modules: {content: {path: '@site/docs/x.md', metadata: {}, assets}}})]),
      ]);
    const {pages, assets} = withAssets({
      image: './cover.png',
      url: 'https://x.test/y.png',
      fixed: '/img/x.png',
      authors: ['@site/docs/cover.png', undefined],
    });
    const url = assets[0]?.url;
    expect(url).toMatch(/^\/assets\/images\/cover-[0-9a-f]{8}\.png$/);
    expect(assets).toEqual([
      {file: path.join(context.siteDir, 'docs/cover.png'), outputPath: url?.slice(1), url},
    ]);
    expect(pages[0]?.chain[0]?.modules?.content).toEqual({
      content: 'content:@site/docs/x.md',
      metadata: {},
      assets: {image: url, authors: [url, null]},
    });
    expect(() => withAssets({image: './nope.png'})).toThrow(
      'The front matter field "image" names "./nope.png", which does not exist.',
    );
  });
});

test('theme aliases: the site wins, then the last theme; the others stay reachable', async () => {
  const context = await siteContext({
    'first/Nav/index.tsx': '',
    'first/Nav/utils.js': '',
    'first/Only.jsx': '',
    'first/Nav/Nav.test.tsx': '',
    'first/types.d.ts': '',
    'first/Nav/styles.module.css': '',
    'second/Nav.js': '',
    'src/theme/Nav/index.tsx': '',
    'src/theme/Mine.tsx': '',
  });
  const {siteDir} = context;
  const themes = ['first', 'second'].map((dir) =>
    testPlugin({name: dir, getThemePath: () => path.join(siteDir, dir)}),
  );
  const {themeAliases} = readPlanInput({context, plugins: themes, contents: []});
  const own = Object.entries(themeAliases)
    .filter(([, file]) => file.startsWith(siteDir))
    .map(([name, file]) => [name, path.relative(siteDir, file)]);
  expect(Object.fromEntries(own)).toEqual({
    '@theme/Nav': 'src/theme/Nav/index.tsx',
    '@theme-original/Nav': 'second/Nav.js',
    '@theme-init/Nav': 'first/Nav/index.tsx',
    '@theme/Nav/utils': 'first/Nav/utils.js',
    '@theme-original/Nav/utils': 'first/Nav/utils.js',
    '@theme-init/Nav/utils': 'first/Nav/utils.js',
    '@theme/Only': 'first/Only.jsx',
    '@theme-original/Only': 'first/Only.jsx',
    '@theme-init/Only': 'first/Only.jsx',
    '@theme/Mine': 'src/theme/Mine.tsx',
  });
  expect(fs.existsSync(themeAliases['@theme/NotFound'] ?? '')).toBe(true);
});

test('client modules start from the folder of their plugin, in plugin order', async () => {
  const context = await siteContext();
  const plugins = [
    testPlugin({name: 'a', getClientModules: () => ['./a.css', '/abs/b.js']}),
    testPlugin({name: 'b', getClientModules: () => ['c']}),
  ];
  expect(readPlanInput({context, plugins, contents: []}).clientModules).toEqual([
    '/plugins/a.css',
    '/abs/b.js',
    '/plugins/c',
  ]);
});

test('4,000 pages are planned in a moment, and the plan can be printed', async () => {
  const context = await siteContext();
  const leaves = Array.from({length: 4000}, (_none, index) =>
    page(`/docs/section-${index % 40}/page-${index}`, {
      modules: {content: {path: `@site/docs/${index}.md`, metadata: {index}}},
    }),
  );
  const contents = [testContent([{path: '/docs', component: '@theme/DocsRoot', routes: leaves}])];
  plan(context, contents);
  const started = process.cpuUsage();
  const planned = plan(context, contents);
  // Takes 100 ms on an idle machine. CPU time is measured, since other processes may use the machine.
  const {user, system} = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(400);
  expect(planned.pages).toHaveLength(4001);
  expect(planned.pages[0]?.chain[0]).toBe(planned.pages[3999]?.chain[0]);
  expect(planned.contents['@site/docs/0.md']).toMatchObject({source: '@site/docs/0.md'});
  expect(JSON.parse(JSON.stringify(planned))).toEqual(planned);
});

test('planning reads no file and runs no hook', async () => {
  const context = await siteContext({'docs/cover.png': 'png'});
  const modules = {content: {path: '@site/docs/x.md', metadata: {}, assets: {image: './cover.png'}}};
  let calls = 0;
  const own = testContent([page('/x', {modules, metadata: {assets: ['@site/docs/cover.png']}})]);
  const plugin = testPlugin({name: 'test', getClientModules: () => [`./${++calls}.css`]});
  const input = readPlanInput({context, plugins: [plugin], contents: [{...own, plugin}]});
  fs.rmSync(context.siteDir, {recursive: true});
  const first = planSite(input);
  expect(planSite(input)).toEqual(first);
  expect(first.assets).toHaveLength(1);
  expect(calls).toBe(1);
});

describe('files of routes', () => {
  const route = (assets: readonly string[]) => testContent([page('/a', {metadata: {assets}})]);

  test('are published; those that do not exist are left out', async () => {
    const context = await siteContext({'blog/ada.png': 'a'});
    const {assets, pages} = plan(context, [route(['@site/blog/ada.png', '@site/blog/none.png'])]);
    expect(assets.map(({file, url}) => [path.basename(file), url.replace(/-\w+/, '')])).toEqual([
      ['ada.png', '/assets/images/ada.png'],
    ]);
    expect(JSON.stringify(pages[0]?.chain)).not.toContain('ada');
  });

  test('that are outside of the site are an error', async () => {
    const context = await siteContext();
    const other = tempSite({'secret.png': 'x'});
    fs.symlinkSync(path.join(other, 'secret.png'), path.join(context.siteDir, 'outside.png'));
    expect(() => plan(context, [route(['@site/outside.png'])])).toThrow('may not be published');
  });
});
