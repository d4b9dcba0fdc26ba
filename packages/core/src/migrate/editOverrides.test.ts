import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {classic, config, json, migrate, OUR_OVERRIDES} from '../../test/migration.js';
import {tempSite} from '../../test/tempSite.js';

describe('packages that plugins of others rely on', () => {
  const dependencies = {'@docusaurus/core': '^3.0.0', 'docusaurus-lunr-search': '^3.0.0'};
  const site = {'package.json': json({dependencies}), 'docusaurus.config.js': config(classic)};
  const edited = {dependencies: {'@lectern/core': '^0.1.0', 'docusaurus-lunr-search': '^3.0.0'}};

  test('npm, and where no lockfile is: overrides', async () => {
    const after = (await migrate(tempSite(site)))['package.json'] ?? '{}';
    expect(JSON.parse(after)).toEqual({...edited, overrides: expect.objectContaining(OUR_OVERRIDES)});
  });

  test('an override repeats the version of the own dependency, as npm requires', async () => {
    const dir = tempSite({
      ...site,
      'package.json': json({dependencies, devDependencies: {'@docusaurus/types': '3.10.2'}}),
    });
    expect(JSON.parse((await migrate(dir))['package.json'] ?? '{}')).toMatchObject({
      devDependencies: {'@docusaurus/types': 'npm:@lectern/types@0.1.0'},
      overrides: {'@docusaurus/types': 'npm:@lectern/types@0.1.0'},
    });
  });

  test('yarn: resolutions, beside those that are there', async () => {
    const resolutions = {fsevents: 'npm:other@1.0.0'};
    const dir = tempSite({...site, 'package.json': json({dependencies, resolutions}), 'yarn.lock': ''});
    expect(JSON.parse((await migrate(dir))['package.json'] ?? '{}')).toMatchObject({
      resolutions: {...resolutions, ...OUR_OVERRIDES},
    });
  });

  test('pnpm: pnpm-workspace.yaml, whose comments stay', async () => {
    const yaml = `# What we publish\npackages:\n- docs # the site\noverrides:\n  react: 19.0.0\n`;
    const dir = tempSite({...site, 'pnpm-lock.yaml': '', 'pnpm-workspace.yaml': yaml});
    const after = await migrate(dir);
    expect(after['pnpm-workspace.yaml']?.split('\n').slice(0, 6)).toEqual([
      ...yaml.trim().split('\n'),
      `  '@docusaurus/core': npm:@lectern/core@^0.1.0`,
    ]);
    expect(JSON.parse(after['package.json'] ?? '{}')).toEqual(edited);
  });

  test('pnpm without that file: it is made; before pnpm 10: in package.json', async () => {
    const made = await migrate(tempSite({...site, 'pnpm-lock.yaml': ''}));
    expect(made['pnpm-workspace.yaml']).toMatch(
      /^overrides:\n {2}'@docusaurus\/core': npm:@lectern\/core@\^0\.1\.0\n/,
    );
    const manifest = json({packageManager: 'pnpm@9.15.0', dependencies});
    const old = await migrate(tempSite({...site, 'package.json': manifest, 'pnpm-lock.yaml': ''}));
    expect(JSON.parse(old['package.json'] ?? '{}')).toMatchObject({pnpm: {overrides: OUR_OVERRIDES}});
  });

  test('in a monorepo: in the package.json beside the lockfile', async () => {
    const dir = tempSite({
      '.git/HEAD': '',
      'yarn.lock': '',
      'package.json': json({private: true, workspaces: ['website']}),
      'website/package.json': site['package.json'],
      'website/docusaurus.config.js': site['docusaurus.config.js'],
    });
    const after = await migrate(path.join(dir, 'website'));
    expect(JSON.parse(after['package.json'] ?? '{}')).toEqual(edited);
    expect(JSON.parse(after['../package.json'] ?? '{}')).toMatchObject({resolutions: OUR_OVERRIDES});
  });

  test.each([
    ['npm', {private: true, workspaces: ['website']}],
    ['npm, by a pattern', {private: true, workspaces: {packages: ['web*', '!webpack']}}],
  ])('in a workspace without a lockfile (%s): in the package.json of its root', async (_, root) => {
    const devDependencies = {'@docusaurus/module-type-aliases': '3.10.2', '@docusaurus/tsconfig': '3.10.2'};
    const dir = tempSite({
      '.git/HEAD': '',
      'package.json': json({...root, devDependencies: {...devDependencies, '@docusaurus/core': '3.10.2'}}),
      'website/package.json': site['package.json'],
      'website/docusaurus.config.js': site['docusaurus.config.js'],
    });
    const after = await migrate(path.join(dir, 'website'));
    expect(JSON.parse(after['package.json'] ?? '{}')).toEqual(edited);
    expect(JSON.parse(after['../package.json'] ?? '{}')).toMatchObject({
      devDependencies: {
        '@docusaurus/module-type-aliases': 'npm:@lectern/module-type-aliases@0.1.0',
        '@lectern/core': '0.1.0',
      },
      overrides: {...OUR_OVERRIDES, '@docusaurus/module-type-aliases': expect.stringContaining('@lectern/')},
    });
  });

  test('in a workspace of pnpm without a lockfile: in its pnpm-workspace.yaml', async () => {
    const dir = tempSite({
      '.git/HEAD': '',
      'package.json': json({packageManager: 'pnpm@10.2.0'}),
      'pnpm-workspace.yaml': 'packages:\n  - sites/*\n',
      'sites/docs/package.json': site['package.json'],
      'sites/docs/docusaurus.config.js': site['docusaurus.config.js'],
    });
    const after = await migrate(path.join(dir, 'sites/docs'));
    expect(after['../../pnpm-workspace.yaml']).toContain("'@docusaurus/core': npm:@lectern/core@^0.1.0");
  });

  test('below a project that does not list the site as a member: in the package.json of the site', async () => {
    const dir = tempSite({
      '.git/HEAD': '',
      'package-lock.json': '{}',
      'package.json': json({workspaces: ['packages/*'], devDependencies: {vite: '8.0.0'}}),
      'website/package.json': site['package.json'],
      'website/docusaurus.config.js': site['docusaurus.config.js'],
    });
    const after = await migrate(path.join(dir, 'website'));
    expect(Object.keys(after)).toEqual(['package.json']);
    expect(JSON.parse(after['package.json'] ?? '{}')).toMatchObject({overrides: OUR_OVERRIDES});
  });

  test('the lockfile of npm loses the packages of Docusaurus, and a second run finds nothing', async () => {
    const entry = {version: '3.10.2', resolved: 'https://registry.example/x.tgz'};
    const lockfile = {
      name: 'site',
      lockfileVersion: 3,
      packages: {
        '': {name: 'site', dependencies},
        'node_modules/@docusaurus/core': entry,
        'node_modules/@docusaurus/core/node_modules/react': entry,
        'node_modules/other/node_modules/@docusaurus/utils': entry,
        'node_modules/@docusaurus/types': {name: '@lectern/types', version: '0.1.0'},
        'node_modules/@docusaurus/types/node_modules/react': entry,
        'node_modules/@docusaurus/types/node_modules/@docusaurus/utils': entry,
        'node_modules/react': entry,
      },
    };
    const dir = tempSite({...site, 'package-lock.json': json(lockfile)});
    const {packages} = JSON.parse((await migrate(dir))['package-lock.json'] ?? '{}');
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/@docusaurus/types',
      'node_modules/@docusaurus/types/node_modules/react',
      'node_modules/react',
    ]);
    expect(await migrate(dir)).toEqual({});
    const old = {lockfileVersion: 1, dependencies: {react: {dependencies: {'@docusaurus/utils': entry}}}};
    const first = tempSite({...site, 'package-lock.json': `${JSON.stringify(old, undefined, '\t')}\n`});
    expect((await migrate(first))['package-lock.json']).toBe(
      `${JSON.stringify({lockfileVersion: 1, dependencies: {react: {dependencies: {}}}}, undefined, '\t')}\n`,
    );
  });

  test('in a monorepo whose root has the dependencies: they are ours there, for plugins of others as well', async () => {
    const dir = tempSite({
      '.git/HEAD': '',
      'yarn.lock': '',
      'package.json': json({
        scripts: {docs: 'docusaurus build website'},
        dependencies: {'@docusaurus/core': '^3.9.0', 'docusaurus-plugin-x': '1.0.0', left: '1.0.0'},
        devDependencies: {'@docusaurus/preset-classic': '^3.9.0'},
      }),
      'website/package.json': json({scripts: {build: 'docusaurus build'}}),
      'website/docusaurus.config.js': config(classic),
      'website/tsconfig.json': json({extends: '@docusaurus/tsconfig'}),
    });
    const after = await migrate(path.join(dir, 'website'));
    expect(JSON.parse(after['package.json'] ?? '{}')).toEqual({scripts: {build: 'site build'}});
    expect(JSON.parse(after['../package.json'] ?? '{}')).toMatchObject({
      scripts: {docs: 'site build website'},
      dependencies: {'@lectern/core': '^0.1.0', 'docusaurus-plugin-x': '1.0.0', left: '1.0.0'},
      devDependencies: {'@lectern/preset-classic': '^0.1.0'},
      resolutions: OUR_OVERRIDES,
    });
    expect(JSON.parse(after['../package.json'] ?? '{}').dependencies).not.toHaveProperty('@docusaurus/core');
    expect(after['tsconfig.json']).toContain('@lectern/preset-classic');
    expect(await migrate(path.join(dir, 'website'))).toEqual({});
  });

  test('an installed package is judged by what it needs, not by its name', async () => {
    const dir = tempSite({
      'docusaurus.config.js': config(classic),
      'package.json': json({dependencies: {'@lectern/core': '^0.1.0', 'some-plugin': '1.0.0'}}),
      'node_modules/some-plugin/package.json': json({peerDependencies: {'@docusaurus/utils': '3'}}),
    });
    expect(JSON.parse((await migrate(dir))['package.json'] ?? '{}').overrides).toMatchObject(OUR_OVERRIDES);
    const plain = tempSite({
      'docusaurus.config.js': config(classic),
      'package.json': json({dependencies: {'@lectern/core': '^0.1.0', 'remark-docusaurus': '1.0.0'}}),
      'node_modules/remark-docusaurus/package.json': json({dependencies: {unified: '11'}}),
    });
    expect(await migrate(plain)).toEqual({});
  });
});
