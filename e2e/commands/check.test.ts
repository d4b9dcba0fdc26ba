import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import {createBundledSite, runCli, type Site, startCli} from '../harness/index.js';

interface Found {
  readonly check: string;
  readonly code?: string;
  readonly file?: string;
  readonly line?: number;
  readonly page?: string;
  readonly pages?: number;
  readonly message: string;
  readonly hint?: string;
  readonly severity: string;
}

interface Report {
  readonly code: number | null;
  readonly findings: readonly Found[];
  readonly error?: {readonly code?: string; readonly line?: number; readonly file?: string};
  readonly [field: string]: unknown;
}

/** Runs `site check --json`. Anything else on the standard output is an error. */
async function checkSite(site: Pick<Site, 'dir'>, ...args: string[]): Promise<Report> {
  const {code, stdout, stderr} = await runCli(site.dir, ['check', '--json', ...args]);
  expect(stdout, stderr).toMatch(/^\{/);
  return {findings: [], ...JSON.parse(stdout), code};
}

/** Findings in short: "docs/intro.md:3 broken-link". */
function inShort({findings}: Report): string[] {
  return findings.map(({file, line, page, code}) => `${file ?? page}${line ? `:${line}` : ''} ${code}`);
}

const FAULTS = [
  'docs/intro.md:3 broken-link',
  'docs/intro.md:4 broken-anchor',
  'docs/intro.md:6 broken-link',
  'docs/intro.md:6 broken-link',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md:3 broken-link',
  'navbar.mjs:5 broken-link',
  'src/pages/index.jsx:8 broken-link',
  'static/old/page.html:8 broken-link',
];

let site: Site;
let report: Report;

beforeAll(async () => {
  // `site build` would fail.
  site = createBundledSite('check', (files) =>
    files.write('site.config.mjs', files.read('site.config.mjs').replaceAll("'ignore'", "'throw'")),
  );
  report = await checkSite(site);
});

describe('a site with faults', () => {
  test('ends with the code 1, and its output stays as it was', () => {
    expect(report).toMatchObject({
      code: 1,
      version: 1,
      checks: ['links', 'anchors', 'translations', 'budgets', 'samples', 'plugins'],
    });
    expect(fs.existsSync(site.outDir)).toBe(false);
  });

  test('has each fault with its file and line, once for all locales', () => {
    expect(inShort(report).filter((text) => /broken/.test(text))).toEqual(FAULTS);
  });

  test('has advice, and the number of pages', () => {
    const of = (message: string) => report.findings.find((one) => one.message.includes(message));
    expect(of('/base/docs/othr')).toEqual({
      check: 'links',
      code: 'broken-link',
      severity: 'error',
      file: 'docs/intro.md',
      line: 3,
      page: '/base/docs/intro',
      message: 'The link /base/docs/othr is broken: there is no such page or file.',
      hint: 'Did you mean /base/docs/other?',
    });
    expect(of('/base/nowhere')?.pages).toBeGreaterThan(3);
  });

  test('has budgets that are exceeded, and translations that are missing as warnings', () => {
    expect(report.findings.filter(({check}) => check === 'budgets')).toEqual([
      expect.objectContaining({
        code: 'budget-images',
        page: '/base/docs/other',
        hint: expect.stringMatching(/^The largest: assets\/images\/large-\w+\.svg \(\d\.\d kB\)\.$/),
      }),
    ]);
    const missing = report.findings.filter(({check}) => check === 'translations');
    expect(missing.map(({file}) => file)).toContain(
      'i18n/fr/docusaurus-plugin-content-docs/current/other.md',
    );
    expect(new Set(missing.map(({severity}) => severity))).toEqual(new Set(['warn']));
    expect(report.warnings).toBe(missing.length);
  });

  test('is described for people, with paths that editors open', async () => {
    const {code, stdout} = await runCli(site.dir, ['check', '--only', 'links', '--pages', '/base/docs/**']);
    expect(code).toBe(1);
    expect(stdout).toContain('\ndocs/intro.md\n  docs/intro.md:3 error The link /base/docs/othr is broken:');
    expect(stdout).toContain('    Did you mean /base/docs/other?\n');
    expect(stdout).not.toContain('src/pages');
    expect(stdout).toMatch(/\d errors on \d+ pages by links\. Not checked: --external, --accessibility\.\n$/);
  });

  test('may have other severities', async () => {
    const other = createBundledSite('check', (files) =>
      files.replace('site.config.mjs', 'check: {', "check: {severity: {links: 'warn', anchors: 'off'},"),
    );
    const found = await checkSite(other, '--skip', 'budgets,translations,samples,plugins');
    expect(found).toMatchObject({code: 0, checks: ['links'], errors: 0, warnings: FAULTS.length - 1});
  });
});

test('the output of site build is checked with --no-build, and has the same lines', async () => {
  const built = createBundledSite('check');
  expect(await checkSite(built, '--no-build')).toMatchObject({code: 2, error: {code: 'BUILD_NOT_FOUND'}});
  const {code, stderr} = await built.build();
  expect(code, stderr).toBe(0);
  fs.rmSync(path.join(built.dir, 'node_modules'), {recursive: true, force: true});
  const found = await checkSite(built, '--no-build', '--skip', 'translations');
  expect(inShort(found)).toEqual([...FAULTS, '/base/docs/other budget-images']);
  expect(found.code).toBe(1);
});

test('a site without a fault ends with the code 0', async () => {
  const {code, stdout, stderr} = await runCli(createBundledSite('minimal').dir, ['check']);
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(
    /^done Nothing found on \d+ pages by links, anchors, translations, budgets, samples, plugins\. /,
  );
});

describe('what keeps the command from running has the code 2', () => {
  test('a mistake in the configuration, with its line', async () => {
    const broken = createBundledSite('minimal', (files) =>
      files.replace(
        'docusaurus.config.mjs',
        "baseUrl: '/',",
        "baseUrl: '/',\n  check: {budgets: [{script: 1}]},",
      ),
    );
    expect(await checkSite(broken)).toMatchObject({
      code: 2,
      error: {code: 'CONFIG_INVALID_FIELD', file: 'docusaurus.config.mjs', line: 5},
    });
  });

  test('a check that does not exist', async () => {
    expect(await checkSite(site, '--only', 'link')).toMatchObject({code: 2, error: {code: 'CHECK_UNKNOWN'}});
  });

  test('a page that does not render', async () => {
    const broken = createBundledSite('minimal', (files) =>
      files.write(
        'src/pages/broken.jsx',
        "export default function Broken() {\n  throw new Error('no');\n}\n",
      ),
    );
    expect(await checkSite(broken)).toMatchObject({code: 2, error: {code: 'PAGE_RENDER_FAILED'}});
  });

  test('packages that are not installed, with the command that installs them', async () => {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
    onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
    fs.writeFileSync(
      path.join(dir, 'site.config.mjs'),
      "export default {title: 'T', url: 'https://t.example', baseUrl: '/'};\n",
    );
    const {code, stderr} = await runCli(dir, ['check', '--only', 'accessibility']);
    expect(code).toBe(2);
    expect(stderr).toContain('needs playwright-core and axe-core, which are not installed.');
    expect(stderr).toContain('npm install -D playwright-core axe-core');
  });
});

test('with the hash router, links are those of the rendered pages', async () => {
  const hash = createBundledSite('minimal', (files) => {
    files.replace(
      'docusaurus.config.mjs',
      "baseUrl: '/',",
      "baseUrl: '/', future: {experimental_router: 'hash'},",
    );
    files.write(
      'docs/intro.md',
      '# Intro\n\n[To nothing](/gone), [to a page](./usage.md) and [a part](./usage.md#gone).\n',
    );
  });
  const found = await checkSite(hash);
  expect(inShort(found)).toEqual(['docs/intro.md:3 broken-link', 'docs/intro.md:3 broken-anchor']);
  expect(await checkSite(hash, '--no-build', '--out-dir', 'docs')).toMatchObject({
    code: 2,
    error: {code: 'CHECK_NEEDS_BUILD'},
  });
});

test('a page with a million links is bounded, and no other page suffers', async () => {
  const large = createBundledSite('minimal', (files) => {
    const links = Array.from({length: 1_000_000}, (_, index) => `<a href="/${index.toString(36)}">x</a>`);
    files.write('static/large.html', `<!doctype html><title>Large</title>${links.join('\n')}`);
    files.write('static/huge.html', `<!doctype html>${'<p>'.repeat(20_000_000)}`);
    files.write('docs/more.md', '# More\n\n[Gone](/gone)\n');
  });
  const found = await checkSite(large);
  const {findings} = found;
  expect(inShort(found)[0]).toBe('docs/more.md:3 broken-link');
  expect(findings.filter(({code}) => code === 'page-too-large').map(({page}) => page)).toEqual([
    '/huge.html',
    '/large.html',
  ]);
  expect(findings.length).toBeLessThan(1000);
});

describe('other sites', () => {
  const requests: string[] = [];
  let server: http.Server;
  let address: string;

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (request.url === '/silent') return;
      if (request.url === '/moved') response.writeHead(301, {location: '/ok'});
      else if (request.url === '/gone') response.writeHead(404);
      else if (request.url === '/robots') response.writeHead(403);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const withLinks = (text: string, privateHosts: string) =>
    createBundledSite('minimal', (files) => {
      files.write('docs/intro.md', text);
      const settings = `{deny: ['*/denied*'], privateHosts: ${privateHosts}}`;
      files.replace(
        'docusaurus.config.mjs',
        "baseUrl: '/',",
        `baseUrl: '/', check: {external: ${settings}},`,
      );
    });

  test('are requested on demand, once in some days', async () => {
    const text = ['ok', 'ok#part', 'gone', 'moved', 'robots', 'denied'].map(
      (name) => `[${name}](${address}/${name})`,
    );
    const linking = withLinks(
      `# Intro\n\n${text.join('\n')}\n[Secret](http://name:secret@127.0.0.1/)\n[Own](https://example.com/docs/usage)\n`,
      "['127.0.0.1']",
    );
    expect((await checkSite(linking)).code).toBe(0);
    expect(requests).toEqual([]);
    const found = await checkSite(linking, '--external');
    expect(requests.toSorted()).toEqual([
      'GET /gone',
      'GET /robots',
      'HEAD /gone',
      'HEAD /moved',
      'HEAD /ok',
      'HEAD /ok',
      'HEAD /robots',
    ]);
    const external = found.findings.filter(({check}) => check === 'external');
    expect(external.map(({file, line, code, severity}) => `${file}:${line} ${code} ${severity}`)).toEqual([
      'docs/intro.md:5 external-broken error',
      'docs/intro.md:6 external-moved warn',
      'docs/intro.md:7 external-unsure warn',
      'undefined:undefined external-password error',
    ]);
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(found.code).toBe(1);
    requests.length = 0;
    await checkSite(linking, '--external');
    expect(requests.toSorted()).toEqual(['GET /gone', 'GET /robots', 'HEAD /gone', 'HEAD /robots']);
  });

  test('with private addresses are left alone', async () => {
    requests.length = 0;
    const linking = withLinks(`# Intro\n\n[Inside](${address}/ok)\n`, '[]');
    expect(await checkSite(linking, '--only', 'external')).toMatchObject({code: 0, findings: []});
    expect(requests).toEqual([]);
  });

  test('that never answer do not hold Ctrl+C', async () => {
    requests.length = 0;
    const linking = withLinks(`# Intro\n\n[Silent](${address}/silent)\n`, "['127.0.0.1']");
    const {child, ended} = startCli(linking.dir, ['check', '--only', 'external']);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    child.kill('SIGINT');
    const {code, signal} = await ended;
    expect(code ?? signal).toBe(130);
  });
});

describe('accessibility', () => {
  test('is checked in both colour modes', async () => {
    const pale = createBundledSite('minimal', (files) => {
      files.write(
        'static/pale.html',
        `<!doctype html><html lang="en" data-theme="light"><head><title>Pale</title><style>
        [data-theme='dark'] { background: #000; } [data-theme='dark'] #dark { color: #222; } #light { color: #ccc; }
        [data-theme='dark'] #light { color: #fff; }
        </style></head><body><main><h1><span id="light">Light</span></h1><p id="dark">Dark</p><img src="x.png"></main></body></html>`,
      );
      files.write('static/x.png', '');
    });
    const found = await checkSite(pale, '--only', 'accessibility', '--pages', '/pale.html');
    expect(found.findings.map(({page, code, message}) => [page, code, message])).toEqual([
      ['/pale.html', 'color-contrast', expect.stringMatching(/thresholds: #light$/)],
      ['/pale.html', 'image-alt', expect.stringContaining('img')],
      ['/pale.html', 'color-contrast', expect.stringMatching(/in the dark mode: #dark$/)],
    ]);
    expect(found.code).toBe(1);
  });

  test.runIf(process.platform === 'linux')('leaves no browser after Ctrl+C', async () => {
    const {child, ended} = startCli(site.dir, ['check', '--only', 'accessibility']);
    await expect.poll(() => childrenOf(child.pid).some((name) => /chrom/.test(name))).toBe(true);
    const browsers = childPids(child.pid);
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    await expect.poll(() => browsers.filter((pid) => fs.existsSync(`/proc/${pid}`))).toEqual([]);
  });
});

/** Ids of the processes that a process has started. */
function childPids(pid: number | undefined): string[] {
  return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
}

function childrenOf(pid: number | undefined): string[] {
  return childPids(pid).map((child) => readProc(child, 'cmdline'));
}

function parentOf(pid: string): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readProc(pid, 'status'))?.[1]);
}

/** Text of a file of a process; empty if the process has ended. */
function readProc(pid: string, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
