import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {afterEach, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {
  createBundledSite,
  type Edit,
  expectOneError,
  openPage,
  type Site,
  type SiteFiles,
  snapshot,
  startCli,
  startSite,
} from '../harness/index.js';

// We found no text that still crashes or blocks the native parser, so `preprocessor` simulates it for these texts.
const ABORT = '# Abort\n\nABORTS\n';
const HANG = '# Hang\n\nBLOCKS\n';
const ENDLESS = 'while (true) {}';

function addConfig(files: SiteFiles, text: string): void {
  const config = 'docusaurus.config.mjs';
  files.write(config, files.read(config).replace('export default {', `export default {\n${text}`));
}

function addMarkdown(files: SiteFiles, text: string): void {
  files.replace('docusaurus.config.mjs', "format: 'detect'", `format: 'detect', ${text}`);
}

/** Blocks the process that compiles `HANG` and crashes the one that compiles `ABORT`. */
const preprocessor = `preprocessor({fileContent}) {
    if (fileContent.includes('BLOCKS')) { console.log('reached'); ${ENDLESS} }
    if (fileContent.includes('ABORTS')) process.abort();
    return fileContent;
  }`;

const shortTimeout: Edit = (files) => addMarkdown(files, `timeout: 2, ${preprocessor}`);

function addPlugin(files: SiteFiles, hook: string): void {
  addConfig(files, `  plugins: [() => ({name: 'stuck', ${hook}})],`);
}

/** Command lines of all processes whose working directory is in a folder. */
function processesIn(dir: string): string[] {
  return fs.readdirSync('/proc').flatMap((pid) => {
    try {
      const isInside = /^\d+$/.test(pid) && fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(dir);
      return isInside ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') : [];
    } catch {
      return [];
    }
  });
}

/** Expects that no process of the build is left, since it would run forever. */
function expectNoProcessIn(dir: string) {
  return expect.poll(() => processesIn(dir)).toEqual([]);
}

describe('a file that crashes or blocks the parser', () => {
  let site: Site;

  beforeAll(async () => {
    site = createBundledSite('minimal', shortTimeout);
    expect((await site.build()).code).toBe(0);
  });

  afterEach(() => {
    site.restore();
    shortTimeout(site.files);
  });

  test('is reported together with others, by name, and the last build stays', async () => {
    const last = snapshot(site.outDir);
    const beside = fs.readdirSync(site.dir).sort();
    site.files.write('docs/abort.mdx', ABORT);
    site.files.write('docs/hang.mdx', HANG);
    site.files.write('docs/deep.md', `${'- '.repeat(3000)}x\n`);
    site.files.write('docs/mistake.mdx', 'An { opens an expression.\n');
    expectOneError(await site.build(), {
      code: 'CONTENT_INVALID',
      says: [
        /^docs\/abort\.mdx .*crashed.*SIGABRT/m,
        /^docs\/hang\.mdx .*within 2 seconds/m,
        /^docs\/deep\.md[: ]/m,
        /^docs\/mistake\.mdx:1/m,
      ],
    });
    expect(snapshot(site.outDir)).toEqual(last);
    expect(fs.readdirSync(site.dir).sort()).toEqual(beside);
  });

  test.each([
    ['MARKDOWN_ENGINE_CRASHED', ABORT],
    ['MARKDOWN_TIMEOUT', HANG],
  ])('alone is the error %s', async (code, text) => {
    site.files.write('docs/bad.mdx', text);
    expectOneError(await site.build(), {code, location: 'docs/bad.mdx'});
  });

  test('may be one that code imports', async () => {
    site.files.replace('docusaurus.config.mjs', 'timeout: 2, ', '');
    site.files.write('src/readme.mdx', ABORT);
    site.files.write(
      'src/pages/said.jsx',
      "import Readme from '../readme.mdx';\n\nexport default () => <Readme />;\n",
    );
    expectOneError(await site.build(), {says: [/src\/readme\.mdx/, /crashed/]});
  });

  test('may do so in a remark plugin', async () => {
    const config = 'docusaurus.config.mjs';
    const plugin = `const block = () => (_tree, file) => { if (file.path.includes('blocked')) ${ENDLESS} };\n`;
    site.files.write(config, plugin + site.files.read(config));
    site.files.replace(config, 'docs: {}', 'docs: {remarkPlugins: [block]}');
    site.files.write('docs/blocked.md', '# Blocked\n');
    expectOneError(await site.build(), {code: 'MARKDOWN_TIMEOUT', location: 'docs/blocked.md'});
    site.files.replace(config, plugin, plugin.replace(ENDLESS, 'return new Promise(() => {});'));
    expectOneError(await site.build(), {
      code: 'MARKDOWN_TIMEOUT',
      location: 'docs/blocked.md',
      says: [/plugin waited for something/, /may wait for what it does with another page/],
    });
  });
});

describe('a build that is stopped', () => {
  const loop = `console.log('reached'); ${ENDLESS}`;
  const stages = {
    'a component renders without end': (files: SiteFiles) =>
      files.write('src/pages/loop.jsx', `export default () => { ${loop} };\n`),
    'a plugin is in an endless loop': (files: SiteFiles) => addPlugin(files, `loadContent() { ${loop} }`),
    'a plugin waits for something that never comes': (files: SiteFiles) =>
      addPlugin(files, "postBuild: () => new Promise(() => setInterval(() => console.log('reached'), 100))"),
    'a file blocks the compiler': (files: SiteFiles) => {
      files.write('docs/hang.mdx', HANG);
      addMarkdown(files, `${preprocessor}`);
    },
  };

  test.each<readonly [NodeJS.Signals, keyof typeof stages]>([
    ['SIGTERM', 'a component renders without end'],
    ['SIGINT', 'a plugin waits for something that never comes'],
    ['SIGTERM', 'a plugin is in an endless loop'],
    ['SIGTERM', 'a file blocks the compiler'],
    ['SIGKILL', 'a file blocks the compiler'],
  ])('by %s while %s ends at once, and nothing is left', async (signal, stage) => {
    const site = createBundledSite('minimal', stages[stage]);
    site.files.write('build/index.html', 'the last build');
    const last = snapshot(site.outDir);
    const running = startCli(site.dir, ['build']);
    onTestFinished(() => void running.child.kill('SIGKILL'));
    await expect.poll(running.output).toContain('reached');
    await setTimeout(500);
    expect(running.child.exitCode, running.output()).toBeNull();
    const sent = performance.now();
    running.child.kill(signal);
    const ended = await running.ended;
    expect(performance.now() - sent).toBeLessThan(2000);
    expect(ended.signal ?? ended.code).not.toBe(0);
    await expectNoProcessIn(site.dir);
    expect(snapshot(site.outDir)).toEqual(last);
    expect(fs.readdirSync(site.dir).filter((name) => name.startsWith('.build'))).toEqual([]);
  });
});

describe('the dev server', () => {
  test('shows the error of a file that blocks or crashes the parser, and serves other pages meanwhile', async () => {
    const site = createBundledSite('minimal', (files) => {
      addMarkdown(files, `timeout: 5, ${preprocessor}`);
      files.write('docs/other.mdx', '# Other\n\nText.\n');
    });
    const server = await startSite(site.dir);
    const {page, close} = await openPage(`${server.url}/docs/other`);
    for (const [text, code] of [
      [HANG, 'MARKDOWN_TIMEOUT'],
      [ABORT, 'MARKDOWN_ENGINE_CRASHED'],
    ] as const) {
      site.files.write('docs/other.mdx', text);
      await setTimeout(500);
      const error = page
        .getByText(code)
        .first()
        // The limit is CPU time, of which a process gets little while other tests run.
        .waitFor({timeout: 120_000})
        .then(() => 'the error');
      const answer = fetch(`${server.url}/docs/intro`);
      // The time limit is in CPU time, so the page is answered first even on a busy machine. A crash is immediate.
      if (code === 'MARKDOWN_TIMEOUT')
        expect(await Promise.race([error, answer.then(() => 'the page')])).toBe('the page');
      expect((await answer).status).toBe(200);
      await error;
      await page.getByText('docs/other.mdx').first().waitFor();
      const broken = await fetch(`${server.url}/docs/other`);
      expect(broken.status).toBe(500);
      expect(await broken.text()).toContain(code);
      site.files.write('docs/other.mdx', `# Other\n\nMended after ${code}.\n`);
      await page.getByText(`Mended after ${code}.`).waitFor();
    }
    expect(server.output()).toContain('[MARKDOWN_TIMEOUT] docs/other.mdx');
    await close();
    await server.stop('SIGTERM');
    await expectNoProcessIn(site.dir);
  });

  test('serves a file that was mended while its old text still blocked a process', async () => {
    const site = createBundledSite('minimal', (files) => {
      addMarkdown(files, `timeout: 3, ${preprocessor}`);
      files.write('docs/other.mdx', '# Other\n');
    });
    const server = await startSite(site.dir);
    site.files.write('docs/other.mdx', HANG);
    const blocked = fetch(`${server.url}/docs/other`);
    await expect.poll(server.output).toContain('reached');
    site.files.write('docs/other.mdx', '# Other\n\nMended.\n');
    await blocked;
    const mended = await fetch(`${server.url}/docs/other`);
    expect(await mended.text()).toContain('Mended.');
  });

  test('ends with its processes while a file blocks one', async () => {
    const site = createBundledSite('minimal', (files) => {
      addMarkdown(files, `${preprocessor}`);
      files.write('docs/other.mdx', '# Other\n');
    });
    const server = await startSite(site.dir);
    site.files.write('docs/other.mdx', HANG);
    void fetch(`${server.url}/docs/other`).catch(() => {});
    await expect.poll(server.output).toContain('reached');
    expect(processesIn(site.dir).length).toBeGreaterThan(1);
    await server.stop('SIGTERM');
    await expectNoProcessIn(site.dir);
  });
});

test('output of pages reaches the terminal', async () => {
  const site = createBundledSite('minimal');
  const log = "console.log('said by a page');\n  console.error('warned by a page');";
  site.files.write(
    'src/pages/said.jsx',
    `export default function Page() {\n  ${log}\n  return <p>Hi</p>;\n}\n`,
  );
  const {stdout, stderr} = await site.build();
  expect(stdout).toContain('said by a page');
  expect(stderr).toContain('warned by a page');
});
