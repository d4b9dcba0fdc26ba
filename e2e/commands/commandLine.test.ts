import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  type BuildResult,
  createBundledSite,
  findFreePort,
  hasTerminals,
  runCli,
  runInTerminal,
  type Site,
  snapshot,
  startCli,
} from '../harness/index.js';

describe('`site build` with every flag', () => {
  let site: Site;
  let result: BuildResult;
  let outputs: string[];

  beforeAll(async () => {
    site = createBundledSite('minimal', (files) => {
      const i18n = "i18n: {defaultLocale: 'en', locales: ['en', 'de', 'fr']}";
      const config = files.read('docusaurus.config.mjs');
      files.write('other.config.mjs', config.replace(/title: '[^']*'/, `title: 'Other', ${i18n}`));
    });
    result = await site.build(
      '--dev --bundle-analyzer --no-minify --out-dir out --config other.config.mjs -l de -l en'.split(' '),
    );
    expect(result.code, result.stdout + result.stderr).toBe(0);
    outputs = Object.keys(snapshot(path.join(site.dir, 'out')));
  });

  const read = (file: string) => fs.readFileSync(path.join(site.dir, 'out', file), 'utf8');
  const report = () => fs.readFileSync(path.join(site.dir, '.site/bundle-report.html'), 'utf8');

  test('--out-dir says where, --locale which languages, --config from what', () => {
    expect(fs.existsSync(site.outDir)).toBe(false);
    const homes = outputs.filter((file) => /^(\w\w\/)?index\.html$/.test(file));
    expect(homes).toEqual(['de/index.html', 'index.html']);
    expect(read('index.html')).toContain('Other');
  });

  test('--no-minify leaves the code readable, --dev takes the readable React', () => {
    const scripts = outputs.filter((file) => file.endsWith('.js')).map(read);
    expect(scripts.some((text) => /\n {2}const \w+ = /.test(text))).toBe(true);
    expect(scripts.some((text) => text.includes('Invalid hook call.'))).toBe(true);
  });

  test('--bundle-analyzer writes a page and names it', () => {
    expect(result.stdout).toContain('.site/bundle-report.html');
    expect(report()).toContain('react-dom');
  });
});

describe('`site serve`', () => {
  test('--build builds into --dir, from --config, and shows it', async () => {
    const site = createBundledSite('minimal', (files) => {
      const config = files.read('docusaurus.config.mjs');
      files.write('other.config.mjs', config.replace(/title: '[^']*'/, "title: 'Other'"));
    });
    const port = await findFreePort();
    const flags = `serve --build --dir public --config other.config.mjs --no-open --host 127.0.0.1 -p ${port}`;
    const cli = startCli(site.dir, flags.split(' '));
    await expect.poll(cli.output).toContain(`public is at http://127.0.0.1:${port}/`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Other');
    cli.child.kill('SIGTERM');
    await cli.ended;
    expect(fs.existsSync(site.outDir)).toBe(false);
  });
});

describe('`site start` under E2E_TEST', () => {
  test.each([
    ['code that compiles', '<p>fine</p>', 0],
    ['code that does not', '<p>oh</b>', 1],
  ])('ends after the first compile: %s', async (_name, markup, code) => {
    const site = createBundledSite('minimal', (files) => {
      files.write('src/pages/own.tsx', `export default function Own() {\n  return ${markup};\n}\n`);
    });
    process.env.E2E_TEST = 'true';
    const {code: ended, stdout} = await runCli(site.dir, ['start', '--no-open', '-p', '0', '--no-minify']);
    delete process.env.E2E_TEST;
    expect(ended).toBe(code);
    expect(stdout).toContain('--no-minify changes nothing here');
  });
});

describe('progress', () => {
  /** Control characters that move to the start of the line and clear it. */
  const CLEAR = '\r\u001b[K';
  const LINE = /^(?:Loading|Compiling|Bundling|Rendering|Finishing)[^\n]* · \d+\.\d s/;
  let site: Site;

  beforeAll(() => {
    site = createBundledSite('minimal', (files) => {
      for (let page = 1; page <= 60; page += 1) files.write(`docs/page-${page}.md`, `# Page ${page}\n`);
    });
  });

  test.skipIf(!hasTerminals)(
    'a build in a terminal shows stage, count and time, and takes the line away',
    () => {
      const printed = runInTerminal(site.dir, ['build']);
      const lines = printed.split(CLEAR).filter((line) => LINE.test(line));
      expect(lines.length, printed).toBeGreaterThan(5);
      expect(printed).toMatch(/Compiling \d+\/6\d · /);
      expect(printed.split(CLEAR).at(-1)).toMatch(/^\S*done\S* 6\d pages in /);
    },
  );

  test.skipIf(!hasTerminals)('`site start` shows what it does until it is ready', () => {
    const args = ['start', '--no-open', '-p', '0', '--host', '127.0.0.1'];
    const printed = runInTerminal(site.dir, args, {E2E_TEST: 'true'});
    const lines = printed.split(CLEAR);
    const ready = lines.findIndex((line) => line.includes('is at http'));
    expect(lines.slice(1, ready).join('\n')).toMatch(/Loading · \d/);
    expect(lines.slice(ready + 1).join('\n')).toMatch(/^(?:Compiling code · \d+\.\d s\n)+$/);
  });

  test.skipIf(!hasTerminals)('in CI there is none', () => {
    expect(runInTerminal(site.dir, ['build'], {CI: 'true', NO_COLOR: '1'})).toMatch(
      /^done \d+ pages in [\d.]+ s, in build\r\n$/,
    );
  });

  test('nor in a pipe', async () => {
    const {stdout, stderr} = await site.build();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^done \d+ pages in [\d.]+ s, in build\n$/);
  });
});

describe('`site migrate`', () => {
  const manifest = '{"dependencies": {"@docusaurus/core": "3.10.2"}}\n';
  const {version} = JSON.parse(
    fs.readFileSync(path.join(import.meta.dirname, '../../packages/core/package.json'), 'utf8'),
  ) as {version: string};

  const oldSite = () => createBundledSite('minimal', (files) => files.write('package.json', manifest));

  test.skipIf(!hasTerminals)(
    'a terminal sees the difference in colours and is asked; only yes writes',
    () => {
      const site = oldSite();
      const read = () => fs.readFileSync(path.join(site.dir, 'package.json'), 'utf8');
      const refused = runInTerminal(site.dir, ['migrate'], {}, '\n');
      expect(refused).toContain(`\u001b[32m+{"dependencies": {"@lectern/core": "${version}"}}`);
      expect(refused).toContain('Change this file? (y/N)');
      expect(refused).toContain('Nothing was written.');
      expect(read()).toBe(manifest);
      expect(runInTerminal(site.dir, ['migrate'], {}, 'y\n')).toContain('One file changed');
      expect(read()).toBe(manifest.replace('@docusaurus/core": "3.10.2', `@lectern/core": "${version}`));
    },
  );

  test('the migrated site builds', async () => {
    const site = oldSite();
    expect(await runCli(site.dir, ['migrate'])).toMatchObject({code: 1});
    expect(await runCli(site.dir, ['migrate', '--yes'])).toMatchObject({code: 0});
    expect((await site.build()).code).toBe(0);
  });
});

test('the Markdown package is loaded without the native parser, which only processes that compile need', () => {
  const script = `
    await import(${JSON.stringify(import.meta.resolve('../../packages/mdx/dist/index.js'))});
    console.log(JSON.stringify(process.report.getReport().sharedObjects));
  `;
  const {stdout, stderr} = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).not.toEqual([]);
  expect(stdout).not.toContain('satteri');
});
