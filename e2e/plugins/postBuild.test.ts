import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {createBundledSite, type Edit} from '../harness/index.js';

/** Adds a plugin to the minimal site; `hook` is the source of its `postBuild`. */
function withPostBuild(hook: string): Edit {
  return (files) => {
    files.write(
      'plugin.mjs',
      `import fs from 'node:fs';
import path from 'node:path';
export default () => ({name: 'test-plugin', loadContent: () => ({answer: 42}), ${hook}});
`,
    );
    files.replace('docusaurus.config.mjs', 'presets: [', "plugins: ['./plugin.mjs'],\n  presets: [");
  };
}

function leftovers(dir: string): string[] {
  return fs.readdirSync(dir).filter((name) => name.startsWith('.build.'));
}

test('the hook sees which plugin added a route, and the content of all plugins', async () => {
  const site = createBundledSite(
    'minimal',
    withPostBuild(`postBuild: ({plugins, routes, outDir}) => {
      const found = {
        routes: routes.map(({path, plugin}) => [path, plugin]),
        contents: plugins.map(({name, options, content}) => [name, options.id, Object.keys(content ?? {})]),
        docs: plugins.find(({name}) => name === 'docusaurus-plugin-content-docs').globalData.versions[0].docs,
      };
      fs.writeFileSync(path.join(outDir, 'found.json'), JSON.stringify(found));
    }`),
  );
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
  const found = JSON.parse(fs.readFileSync(path.join(site.outDir, 'found.json'), 'utf8'));
  expect(found.routes).toContainEqual(['/docs', {name: 'docusaurus-plugin-content-docs', id: 'default'}]);
  expect(found.contents).toContainEqual(['docusaurus-plugin-content-docs', 'default', ['loadedVersions']]);
  expect(found.docs).toContainEqual({id: 'intro', path: '/docs/intro', sidebar: 'defaultSidebar'});
  expect(found.contents).toContainEqual(['test-plugin', 'default', ['answer']]);
});

test('the folder that plugins get has the name of the output and is the same for every build; the last output stays', async () => {
  const site = createBundledSite('minimal', (files) => {
    withPostBuild(`postBuild: ({outDir}) => {
      const html = fs.readFileSync(path.join(outDir, 'docs/intro/index.html'), 'utf8');
      fs.writeFileSync(path.join(context.outDir, 'seen.json'), JSON.stringify({
        outDir: path.relative(context.siteDir, outDir),
        isSame: outDir === context.outDir,
        isBuilt: html.includes('</html>'),
        isNew: html.includes('Edited'),
      }));
      if (html.includes('Fails')) throw new Error('no');
    }`)(files);
    files.replace('plugin.mjs', 'export default () =>', 'export default (context) =>');
  });
  const seen = () => JSON.parse(fs.readFileSync(path.join(site.outDir, 'seen.json'), 'utf8'));
  const first = await site.build();
  expect(first.code, first.stderr).toBe(0);
  const {outDir} = seen();
  expect(path.basename(outDir)).toBe('build');
  expect(seen()).toEqual({outDir, isSame: true, isBuilt: true, isNew: false});
  site.files.write('docs/intro.md', '# Edited\n');
  const second = await site.build();
  expect(second.code, second.stderr).toBe(0);
  expect(seen()).toEqual({outDir, isSame: true, isBuilt: true, isNew: true});
  site.files.write('docs/intro.md', '# Fails\n');
  expect((await site.build()).code).toBe(1);
  expect(seen()).toEqual({outDir, isSame: true, isBuilt: true, isNew: true});
  expect(fs.readFileSync(path.join(site.outDir, 'docs/intro/index.html'), 'utf8')).toContain('Edited');
});

test.each(['browser', 'hash'])(
  'the hook learns the file and hash of each page: %s router',
  async (router) => {
    const site = createBundledSite('minimal', (files) => {
      withPostBuild(`postBuild: ({routesBuildMetadata, outDir}) => {
      fs.writeFileSync(path.join(outDir, 'pages.json'), JSON.stringify(routesBuildMetadata));
    }`)(files);
      files.replace(
        'docusaurus.config.mjs',
        'presets: [',
        `future: {experimental_router: '${router}'},\n  presets: [`,
      );
    });
    const result = await site.build();
    expect(result.code, result.stderr).toBe(0);
    const pages = JSON.parse(fs.readFileSync(path.join(site.outDir, 'pages.json'), 'utf8'));
    if (router === 'hash') {
      expect(pages['/docs/intro']).toEqual({noIndex: false});
      return;
    }
    const html = fs.readFileSync(path.join(site.outDir, 'docs/intro/index.html'));
    const htmlHash = createHash('sha256').update(html).digest('hex');
    expect(pages['/docs/intro']).toEqual({noIndex: false, htmlFile: 'docs/intro/index.html', htmlHash});
  },
);

test('what the hook writes after it has returned is published, with a warning', async () => {
  const site = createBundledSite(
    'minimal',
    withPostBuild(`postBuild: ({outDir}) => {
      setTimeout(async () => {
        await fs.promises.mkdir(path.join(outDir, 'late'), {recursive: true});
        await fs.promises.writeFile(path.join(outDir, 'late/a.txt'), 'a');
        await fs.promises.writeFile(path.join(outDir, 'late.txt'), 'late');
      }, 500);
    }`),
  );
  for (const round of ['cold', 'warm']) {
    const result = await site.build();
    expect(result.code, round + result.stderr).toBe(0);
    expect(fs.readFileSync(path.join(site.outDir, 'late.txt'), 'utf8')).toBe('late');
    expect(fs.existsSync(path.join(site.outDir, 'late/a.txt'))).toBe(true);
    expect(result.stdout + result.stderr).toContain(
      'Files were written into the output after every `postBuild` had ended.',
    );
    expect(leftovers(site.dir)).toEqual([]);
  }
});

test('what the hook leaves open does not keep the build from ending', async () => {
  const site = createBundledSite(
    'minimal',
    withPostBuild('postBuild: () => { setInterval(() => {}, 1000); }'),
  );
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
  expect(result.stdout + result.stderr).not.toContain('Files were written');
  expect(leftovers(site.dir)).toEqual([]);
});

test('outputReady sees what postBuild of other plugins has written', async () => {
  const site = createBundledSite('minimal', (files) => {
    withPostBuild(`outputReady: ({outDir, content, routesPaths}) => {
      const facts = {late: fs.readFileSync(path.join(outDir, 'late.txt'), 'utf8'), content, routesPaths};
      fs.writeFileSync(path.join(outDir, 'ready.json'), JSON.stringify(facts));
    }`)(files);
    files.write(
      'slow.mjs',
      `import fs from 'node:fs';
import path from 'node:path';
export default () => ({
  name: 'slow-plugin',
  async postBuild({outDir}) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    fs.writeFileSync(path.join(outDir, 'late.txt'), 'late');
  },
});
`,
    );
    files.replace('docusaurus.config.mjs', "'./plugin.mjs'", "'./plugin.mjs', './slow.mjs'");
  });
  const result = await site.build();
  expect(result.code, result.stderr).toBe(0);
  const facts = JSON.parse(fs.readFileSync(path.join(site.outDir, 'ready.json'), 'utf8'));
  expect(facts).toMatchObject({late: 'late', content: {answer: 42}});
  expect(facts.routesPaths).toContain('/docs/intro');
});
