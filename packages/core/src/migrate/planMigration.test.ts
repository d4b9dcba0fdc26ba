import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {classic, config, json, migrate, plan} from '../../test/migration.js';
import {tempSite} from '../../test/tempSite.js';
import type {MigrationPlan} from './MigrationPlan.js';

function notesOf({notes}: MigrationPlan, dir: string): string[] {
  return notes.map(({location, what}) => {
    const at = location
      ? `${path.relative(dir, location.file)}${location.line ? `:${location.line}` : ''} `
      : '';
    return `${at}${what}`;
  });
}

describe('package.json', () => {
  test('keeps order, indentation and versions as precise as they were', async () => {
    const before = `{
\t"name": "docs",
\t"scripts": {
\t\t"start": "docusaurus start --port 80",
\t\t"docusaurus": "docusaurus",
\t\t"lint": "eslint ."
\t},
\t"dependencies": {
\t\t"@docusaurus/core": "3.10.2",
\t\t"@docusaurus/faster": "3.10.2",
\t\t"@docusaurus/preset-classic": "^3.9.0",
\t\t"clsx": "^2.0.0",
\t\t"react": "^19.0.0"
\t},
\t"devDependencies": {
\t\t"@docusaurus/tsconfig": "3.10.2"
\t}
}`;
    const dir = tempSite({'package.json': before, 'docusaurus.config.js': config(classic)});
    expect((await migrate(dir))['package.json']).toBe(`{
\t"name": "docs",
\t"scripts": {
\t\t"start": "site start --port 80",
\t\t"docusaurus": "site",
\t\t"lint": "eslint ."
\t},
\t"dependencies": {
\t\t"@lectern/core": "0.1.0",
\t\t"@lectern/preset-classic": "^0.1.0",
\t\t"clsx": "^2.0.0",
\t\t"react": "^19.0.0"
\t}
}`);
  });

  test('line ends of Windows stay', async () => {
    const text = json({dependencies: {'@docusaurus/core': '^3.0.0', '@docusaurus/types': '^3.0.0'}});
    const dir = tempSite({
      'package.json': text.replaceAll('\n', '\r\n'),
      'docusaurus.config.js': config(classic),
    });
    const after = (await migrate(dir))['package.json'] ?? '';
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect(JSON.parse(after)).toEqual({
      dependencies: {'@lectern/core': '^0.1.0', '@docusaurus/types': 'npm:@lectern/types@^0.1.0'},
    });
  });

  test('a package that is there under both names is listed once', async () => {
    const dependencies = {'@docusaurus/core': '^3.0.0', '@lectern/core': '^0.1.0'};
    const dir = tempSite({'package.json': json({dependencies}), 'docusaurus.config.js': config(classic)});
    expect((await migrate(dir))['package.json']).toBe(json({dependencies: {'@lectern/core': '^0.1.0'}}));
  });

  test('that of the folder above is changed where the site has none', async () => {
    const dir = tempSite({
      '.git/HEAD': '',
      'package.json': json({dependencies: {'@docusaurus/core': '^3.0.0'}}),
      'website/docusaurus.config.js': config(classic),
    });
    expect(Object.keys(await migrate(path.join(dir, 'website')))).toEqual(['../package.json']);
  });

  test('has to be there, and to be JSON', async () => {
    const none = tempSite({'docusaurus.config.js': config()});
    await expect(plan(none)).rejects.toThrow(`There is no package.json in ${none}, nor above it.`);
    const broken = tempSite({'docusaurus.config.js': config(), 'package.json': '{\n  "a": 1,\n}'});
    await expect(plan(broken)).rejects.toMatchObject({
      code: 'PACKAGE_JSON_INVALID',
      message: 'The package.json of the site is not JSON: there is an unexpected "}" after a comma.',
      location: {line: 3, column: 1},
    });
    await expect(plan(tempSite({'package.json': '{}'}))).rejects.toMatchObject({code: 'CONFIG_NOT_FOUND'});
  });
});

describe('other files', () => {
  const manifest = json({dependencies: {'@lectern/core': '^0.1.0', '@lectern/preset-classic': '^0.1.0'}});

  test('the configuration and sidebars import packages by their new names; names in lists stay', async () => {
    const text = `import type {Config} from '@docusaurus/types';
import type * as Preset from "@docusaurus/preset-classic";
const theme = require.resolve('@docusaurus/theme-classic/package.json');
/** @type {import('@docusaurus/preset-classic').Options} */
const options = {blog: false, sitemap: false};
export default {title: 'T', url: 'https://t.test', baseUrl: '/', presets: [['@docusaurus/preset-classic', options]]};
`;
    const sidebars = `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';\nexport default {};\n`;
    const dir = tempSite({'package.json': manifest, 'docusaurus.config.ts': text, 'sidebars.ts': sidebars});
    const {changes} = await plan(dir);
    expect(changes.map(({file, after}) => [path.basename(file), after])).toEqual([
      [
        'docusaurus.config.ts',
        text
          .replace('from "@docusaurus/preset', 'from "@lectern/preset')
          .replace(`resolve('@docusaurus`, `resolve('@lectern`)
          .replace(`import('@docusaurus`, `import('@lectern`),
      ],
      ['sidebars.ts', sidebars.replace('@docusaurus', '@lectern')],
    ]);
  });

  test('that of Babel stays as it is: it names files that other packages have not', async () => {
    const babel = `module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};`;
    const site = {'package.json': manifest, 'docusaurus.config.js': config(classic)};
    expect(await migrate(tempSite({...site, 'babel.config.js': babel, 'jest.config.js': babel}))).toEqual({});
  });

  test('tsconfig.json extends our settings; its comments stay', async () => {
    const text = `// for the editor only
{
  "extends": "@docusaurus/tsconfig",
  "compilerOptions": {
    "baseUrl": ".", // paths
    "types": ["node", "@docusaurus/module-type-aliases", "@docusaurus/theme-classic"]
  }
}
`;
    const site = {'docusaurus.config.js': config(classic), 'tsconfig.json': text};
    const after = (await migrate(tempSite({...site, 'package.json': manifest})))['tsconfig.json'] ?? '';
    expect(after).toContain('"extends": "@lectern/preset-classic/tsconfig"');
    expect(after).toContain('"baseUrl": ".", // paths');
    expect(after.replace(/\s/g, '')).toContain('"types":["node","@lectern/preset-classic/types/site"]');
    const bare = json({dependencies: {'@lectern/core': '^0.1.0'}});
    const core = await migrate(tempSite({...site, 'package.json': bare}));
    expect(core['tsconfig.json']).toContain('"extends": "@lectern/core/tsconfig"');
  });

  test('one of several bases is replaced, others are left alone', async () => {
    const site = {'docusaurus.config.js': config(classic), 'package.json': manifest};
    const byPath = json({extends: './node_modules/@docusaurus/tsconfig/tsconfig.json'});
    expect((await migrate(tempSite({...site, 'tsconfig.json': byPath})))['tsconfig.json']).toBe(
      json({extends: '@lectern/preset-classic/tsconfig'}),
    );
    const several = json({extends: ['./base.json', '@tsconfig/docusaurus/tsconfig.json']});
    const after = await migrate(tempSite({...site, 'tsconfig.json': several}));
    expect(JSON.parse(after['tsconfig.json'] ?? '{}')).toEqual({
      extends: ['./base.json', '@lectern/preset-classic/tsconfig'],
    });
    expect(await migrate(tempSite({...site, 'tsconfig.json': json({extends: './base.json'})}))).toEqual({});
  });

  test('.gitignore ignores the folder for generated files beside that of Docusaurus', async () => {
    const dir = tempSite({
      'package.json': manifest,
      'docusaurus.config.js': config(classic),
      '.gitignore': 'node_modules\n/.docusaurus/\nbuild',
    });
    expect(await migrate(dir)).toEqual({'.gitignore': 'node_modules\n/.docusaurus/\n/.site/\nbuild'});
  });

  test('so does that of a repository around the site, whose patterns name the folder of the site', async () => {
    const dir = tempSite({
      '.git/HEAD': '',
      '.gitignore': '# website/.docusaurus\nwebsite/.docusaurus/\r\n**/.docusaurus\nx.docusaurus\n**/.site\n',
      'website/package.json': manifest,
      'website/docusaurus.config.js': config(classic),
    });
    expect(await migrate(path.join(dir, 'website'))).toEqual({
      '../.gitignore':
        '# website/.docusaurus\nwebsite/.docusaurus/\r\nwebsite/.site/\r\n**/.docusaurus\nx.docusaurus\n**/.site\n',
    });
    expect(await migrate(path.join(dir, 'website'))).toEqual({});
  });
});

test('a second run changes nothing', async () => {
  const dir = tempSite({
    'package.json': json({
      scripts: {build: 'docusaurus build'},
      dependencies: {'@docusaurus/core': '^3.0.0', 'docusaurus-plugin-x': '1.0.0'},
      devDependencies: {'@docusaurus/tsconfig': '^3.0.0', '@docusaurus/types': '^3.0.0'},
    }),
    'pnpm-lock.yaml': '',
    'docusaurus.config.js': `/** @type {import('@docusaurus/preset-classic').Options} */\n${config(classic)}`,
    'tsconfig.json': json({extends: '@docusaurus/tsconfig'}),
    '.gitignore': '.docusaurus',
  });
  expect(Object.keys(await migrate(dir)).sort()).toEqual([
    '.gitignore',
    'docusaurus.config.js',
    'package.json',
    'pnpm-workspace.yaml',
    'tsconfig.json',
  ]);
  expect(await migrate(dir)).toEqual({});
});

test('lists of a tsconfig.json name our folder of generated files, which needs no note', async () => {
  const dir = tempSite({
    'package.json': json({}),
    'docusaurus.config.js': config(classic),
    'tsconfig.json':
      '{\n  // own\n  "include": ["src", ".docusaurus/a.d.ts"],\n  "exclude": ["./.docusaurus", "build"]\n}\n',
  });
  expect(notesOf(await plan(dir), dir).join()).not.toContain('.docusaurus');
  expect((await migrate(dir))['tsconfig.json']).toBe(
    '{\n  // own\n  "include": ["src", ".site/a.d.ts"],\n  "exclude": ["./.site", "build"]\n}\n',
  );
});

describe('what is left to the user', () => {
  test('paths in code that name the folder of Docusaurus for generated files', async () => {
    const dir = tempSite({
      'package.json': json({}),
      'docusaurus.config.js': `${config(classic)}const routes = require('./.docusaurus/routes.json');\n`,
      'src/paths.ts': "// .docusaurus is a folder\nexport const dir = '.docusaurus';\n",
      'plugins/data/index.js':
        "const path = require('path');\nexports.dir = path.join(__dirname, '../..', '.docusaurus', 'data');\n",
      'docs/a.mdx': "import data from '../.docusaurus/data/default/a.json';\n",
      'tsconfig.json': '{"compilerOptions": {"paths": {"@data/*": [".docusaurus/data/default/*"]}}}\n',
      'versioned_docs/version-1/old.mdx': "import data from '@site/.docusaurus/data/default/a.json';\n",
      'node_modules/other/index.js': "exports.dir = '.docusaurus';\n",
      'build/main.js': "exports.dir = '.docusaurus';\n",
    });
    const locations = notesOf(await plan(dir), dir).filter((note) => note.includes('".docusaurus"'));
    expect(locations.map((note) => note.split(' ')[0])).toEqual([
      'docs/a.mdx:1',
      'docusaurus.config.js:2',
      'plugins/data/index.js:2',
      'src/paths.ts:2',
      'tsconfig.json:1',
      'versioned_docs/version-1/old.mdx:1',
    ]);
  });

  test('parts of the configuration that Lectern does not have', async () => {
    const dir = tempSite({
      'package.json': json({dependencies: {'@docusaurus/plugin-rsdoctor': '3.10.2'}}),
      'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.test', baseUrl: '/',
  plugins: [
    require.resolve('@docusaurus/plugin-rsdoctor'),
    '@docusaurus/plugin-vercel-analytics',
  ],
  presets: [['classic', {
    blog: {path: 'news'},
    debug: true,
    gtag: {trackingID: 'x'},
  }]],
};
`,
      'node_modules/@docusaurus/plugin-rsdoctor/package.json': json({main: 'index.js'}),
      'node_modules/@docusaurus/plugin-rsdoctor/index.js': '',
    });
    expect(notesOf(await plan(dir), dir)).toEqual([
      'docusaurus.config.js:4 Lectern has no plugin-rsdoctor yet: the bundle is not analysed.',
      'package.json @docusaurus/plugin-rsdoctor is taken out: Lectern cannot run it, and has no package in its place.',
    ]);
  });

  test('a plugin of Docusaurus that Lectern can run is kept', async () => {
    const name = '@docusaurus/plugin-vercel-analytics';
    const dir = tempSite({
      'package.json': json({dependencies: {[name]: '3.10.2'}}),
      'docusaurus.config.js': config(`plugins: ['vercel-analytics'], presets: ['classic']`),
      [`node_modules/${name}/package.json`]: json({main: 'index.js'}),
      [`node_modules/${name}/index.js`]: 'module.exports = () => null;',
    });
    const {notes, changes} = await plan(dir);
    expect(notes.map(({what}) => what).filter((what) => what.includes('vercel'))).toEqual([]);
    expect(
      changes.map(({before, after}) => [before, after].map((text) => text?.includes(name))),
    ).not.toContainEqual([true, false]);
  });

  test('packages that ours take the place of need no note, and the configuration imports ours', async () => {
    const names = ['plugin-google-gtag', 'plugin-sitemap', 'remark-plugin-npm2yarn'];
    const dir = tempSite({
      'package.json': json({
        dependencies: Object.fromEntries(names.map((name) => [`@docusaurus/${name}`, '3.10.2'])),
      }),
      'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.test', baseUrl: '/',
  plugins: [['@docusaurus/plugin-google-gtag', {trackingID: 'x'}], 'sitemap'],
  presets: [['classic', {docs: {remarkPlugins: [require('@docusaurus/remark-plugin-npm2yarn')]}}]],
};
`,
      'node_modules/@docusaurus/remark-plugin-npm2yarn/package.json': json({main: 'index.js'}),
      'node_modules/@docusaurus/remark-plugin-npm2yarn/index.js': 'module.exports = () => {};',
    });
    const {notes, changes} = await plan(dir);
    expect(notes).toEqual([]);
    const afterOf = (name: string) => changes.find(({file}) => path.basename(file) === name)?.after ?? '{}';
    expect(Object.keys(JSON.parse(afterOf('package.json')).dependencies)).toEqual(
      expect.arrayContaining(names.map((name) => `@lectern/${name}`)),
    );
    expect(afterOf('docusaurus.config.js')).toContain("require('@lectern/remark-plugin-npm2yarn')");
    expect(afterOf('docusaurus.config.js')).toContain("'@docusaurus/plugin-google-gtag'");
  });

  test('a site that was made for Lectern has nothing to change and misses nothing', async () => {
    const dir = tempSite({
      'package.json': json({scripts: {build: 'site build'}, dependencies: {'@lectern/core': '^0.1.0'}}),
      'blog/a.md': '# A',
      'site.config.js': config(`presets: ['classic']`),
    });
    expect(await plan(dir)).toEqual({changes: [], notes: []});
  });

  test('a configuration that cannot be evaluated', async () => {
    const dir = tempSite({'package.json': '{}', 'docusaurus.config.js': `require('not-there')`});
    const [note] = (await plan(dir)).notes;
    expect(note?.what).toMatch(
      /^The configuration could not be evaluated\. .*"not-there".* So its plugins and themes were not looked at\.$/,
    );
    expect(note?.todo).toContain('run "site migrate" again');
  });

  test('imports and components that have no counterpart', async () => {
    const theme = 'node_modules/@lectern/theme-classic';
    const dir = tempSite({
      'package.json': '{}',
      'docusaurus.config.js': `${config(classic)}require('./src/theme/Syntax.js');\n`,
      'src/theme/Syntax.js': '',
      'src/theme/Footer/index.js': `import Link from '@docusaurus/Link';\nimport X from '@theme-original/Footer';\nimport Mark from './Mark';\nimport {year} from '../footerYear.ts';`,
      'src/theme/Footer/Mark/index.tsx': '',
      'src/theme/footerYear.ts': '',
      'src/theme/BlogPostItem.tsx': `import Image from '@docusaurus/plugin-rsdoctor/client';`,
      'src/theme/Own.js': '',
      'src/theme/Own.test.js': '',
      'src/theme/__tests__/Own.js': '',
      'src/theme/Footer/types.d.ts': '',
      'src/theme/Gone/index.js': `import Gone from '@theme-original/Gone';`,
      'src/theme/Box.js': '',
      'src/toc.ts': `import type {TOCItem} from '@docusaurus/mdx-loader';`,
      'src/tools.ts': `import type {ConfigureWebpackUtils} from '@docusaurus/bundler';`,
      'src/pages/index.mdx': `import Own from '@theme/Own';\nimport Box from '@site/src/theme/Box';\nimport Old from '@theme/BlogLayout';\nimport '@theme/Footer/styles.css';`,
    });
    expect(notesOf(await plan(dir), dir)).toEqual([
      'src/theme/BlogPostItem.tsx:1 Lectern has nothing in the place of "@docusaurus/plugin-rsdoctor/client".',
      'src/tools.ts:1 The type checker does not find "@docusaurus/bundler".',
      'The components in src/theme were not compared, since the theme of Lectern is not installed yet.',
    ]);
    for (const [name, text] of [
      ['node_modules/@lectern/preset-classic/package.json', json({name: '@lectern/preset-classic'})],
      [`${theme}/package.json`, json({name: '@lectern/theme-classic'})],
      [`${theme}/dist/theme/Footer/index.js`, ''],
    ] as const) {
      fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
      fs.writeFileSync(path.join(dir, name), text);
    }
    expect(notesOf(await plan(dir), dir)).toEqual([
      'src/theme/BlogPostItem.tsx:1 Lectern has nothing in the place of "@docusaurus/plugin-rsdoctor/client".',
      'src/tools.ts:1 The type checker does not find "@docusaurus/bundler".',
      'src/pages/index.mdx:3 The theme has no component "@theme/BlogLayout".',
      'src/theme/BlogPostItem.tsx The theme has no component "BlogPostItem", so this one replaces nothing.',
      'src/theme/Gone/index.js The theme has no component "Gone", so this one replaces nothing.',
    ]);
  });

  test('a component in src/theme that a page outside the site imports by its path is in use', async () => {
    const dir = tempSite({
      'site/package.json': json({}),
      'site/docusaurus.config.js': `export default {presets: [['classic', {docs: {path: '../docs'}}]]};`,
      'site/src/theme/Box.js': '',
      'site/src/theme/Card.js': '',
      'docs/a.mdx': `import Box from '@site/src/theme/Box';\n`,
      'site/node_modules/@lectern/preset-classic/package.json': json({name: '@lectern/preset-classic'}),
      'site/node_modules/@lectern/theme-classic/package.json': json({name: '@lectern/theme-classic'}),
      'site/node_modules/@lectern/theme-classic/dist/theme/Footer/index.js': '',
    });
    const site = path.join(dir, 'site');
    expect(notesOf(await plan(site), site)).toEqual([
      'src/theme/Card.js The theme has no component "Card", so this one replaces nothing.',
    ]);
  });

  test('scripts of commands that do not exist, and the configuration of Babel', async () => {
    const scripts = {
      deploy: 'docusaurus deploy',
      swizzle: 'npx docusaurus swizzle',
      version: 'docusaurus docs:version',
      build: 'docusaurus build',
    };
    const dir = tempSite({
      'package.json': json({scripts}),
      'docusaurus.config.js': config(classic),
      'babel.config.js': '',
    });
    const expected = [
      'package.json The scripts "deploy" and "swizzle" run commands that Lectern does not have.',
      'babel.config.js Lectern does not read the configuration of Babel: code is compiled by esbuild.',
    ];
    expect(notesOf(await plan(dir), dir)).toEqual(expected);
    await migrate(dir);
    expect(notesOf(await plan(dir), dir)).toEqual(expected);
    fs.writeFileSync(
      path.join(dir, 'docusaurus.config.js'),
      config(`${classic}, webpack: {jsLoader: 'babel'}`),
    );
    expect(notesOf(await plan(dir), dir)).toEqual(expected.slice(0, 1));
  });
});
