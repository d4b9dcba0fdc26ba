import http from 'node:http';
import net from 'node:net';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {createSite, findFreePort, openPage, runCli, type Site, startCli} from '../harness/index.js';

type Process = ReturnType<typeof startCli>;

let site: Site;
let port: number;
let server: Process;
const started: Process[] = [];

async function start(dir: string, flags: readonly string[] = []): Promise<{cli: Process; port: number}> {
  const free = await findFreePort();
  const cli = startCli(dir, ['start', '--no-open', '--host', '127.0.0.1', '--port', String(free), ...flags]);
  started.push(cli);
  const isReady = () => expect(cli.output()).toContain(`http://127.0.0.1:${free}/`);
  await vi.waitFor(isReady, {timeout: 60_000});
  return {cli, port: free};
}

function request(path: string, headers: http.OutgoingHttpHeaders): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = http.get({host: '127.0.0.1', port, path, headers}, (response) => {
      resolve(response.statusCode);
      response.destroy();
    });
    sent.on('error', reject);
  });
}

beforeAll(async () => {
  site = createSite('minimal', (files) => {
    files.write('package.json', '{"name": "minimal"}');
    files.write('static/notes.txt', 'Notes');
    files.write('static/demo/index.html', 'Demo');
  });
  ({cli: server, port} = await start(site.dir));
});

afterAll(async () => {
  for (const cli of started) cli.child.kill('SIGKILL');
  await Promise.all(started.map((cli) => cli.ended));
});

describe('requests', () => {
  for (const path of ['/', '/docs/intro', '/__lectern/events', '/assets/js/client.js']) {
    test(`for ${path} are refused when they name another host or come from another site`, async () => {
      expect(await request(path, {})).toBe(200);
      expect(await request(path, {host: `localhost:${port}`})).toBe(200);
      expect(await request(path, {host: 'evil.example'})).toBe(403);
      expect(await request(path, {host: `evil.example:${port}`})).toBe(403);
      expect(await request(path, {origin: 'https://evil.example'})).toBe(403);
      expect(await request(path, {origin: 'null'})).toBe(403);
      expect(await request(path, {origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`})).toBe(200);
    });
  }

  test.each([
    '/webpack-dev-server',
    '/webpack-dev-server/invalidate',
    '/webpack-dev-server/open-editor?fileName=docs/intro.md',
    '/__webpack_dev_server__/sockjs.bundle.js',
  ])('for %s, which the bundler brings along, find nothing', async (path) => {
    expect(await request(path, {})).toBe(404);
  });

  test('for a WebSocket are refused with an answer', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    for (const path of ['/', '/ws', '/docs/intro']) expect(await request(path, upgrade)).toBe(404);
  });

  test('with a malformed path do no harm', async () => {
    for (const path of ['/%E0%A4%A', '/%', '//[', '//a:99999999/', 'http:///'])
      expect(await request(path, {}), path).toBe(400);
    expect([403, 404]).toContain(await request('/../../etc/passwd', {}));
    expect(await request('/docs/intro', {})).toBe(200);
  });
});

test('static files have their type, and the clean URLs of a host', async () => {
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await get('/notes.txt')).toEqual([200, 'text/plain; charset=utf-8', 'Notes']);
  expect(await get('/notes.txt', {headers: {range: 'bytes=1-2'}})).toEqual([
    206,
    'text/plain; charset=utf-8',
    'ot',
  ]);
  expect(await get('/demo')).toEqual([200, 'text/html; charset=utf-8', 'Demo']);
  expect((await get('/none.txt'))[0]).toBe(404);
});

test('a package.json without a type draws no warnings', async () => {
  expect(await request('/', {})).toBe(200);
  // Node 24 warns of `url.parse` in webpack-dev-server here, where our packages are not below `node_modules`.
  const lines = server.output().split('\n');
  expect(lines.filter((line) => !line.includes('[DEP0169]')).join('\n')).not.toContain('Warning');
});

test('a taken port is an error of one sentence', async () => {
  const result = await runCli(site.dir, [
    'start',
    '--no-open',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain('[PORT_BUSY]');
});

test('an interrupt ends the server at once, and nothing is left behind', async () => {
  await request('/docs/intro', {});
  server.child.kill('SIGINT');
  // If the process is too busy to clean up, it is ended by the signal itself.
  const {code, signal} = await server.ended;
  expect(signal ?? code).toBeOneOf(['SIGINT', 130]);
  const isListening = await new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
  expect(isListening).toBe(false);
});

// Tried again on a busy machine, where the process may get no core for two seconds.
describe('a signal ends `site start` within two seconds', {retry: 2}, () => {
  async function expectEnd({child, ended}: Process, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
    const sentAt = performance.now();
    child.kill(signal);
    const result = await ended;
    expect(performance.now() - sentAt).toBeLessThan(2000);
    expect(result.signal ?? result.code).toBeOneOf([signal, signal === 'SIGINT' ? 130 : 143]);
  }

  test('during the first compile', async () => {
    const own = createSite('minimal');
    await expectEnd((await start(own.dir)).cli, 'SIGINT');
  });

  test('with a client that sent several requests and left', async () => {
    const {cli, port: own} = await start(site.dir);
    await fetch(`http://127.0.0.1:${own}/docs/intro`);
    const client = net.connect(own, '127.0.0.1');
    client.write('GET /docs/intro HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20), () => client.destroy());
    await new Promise((resolve) => client.once('close', resolve));
    await expectEnd(cli, 'SIGTERM');
  });

  test('while a new configuration is loaded whose plugin is in an endless loop', async () => {
    const own = createSite('minimal');
    const {cli, port: ownPort} = await start(own.dir);
    await fetch(`http://127.0.0.1:${ownPort}/docs/intro`);
    const plugin = "() => ({name: 'loop', loadContent() { console.log('looping'); for (;;); }})";
    // Repeats the edit, since the server watches files only shortly after the first compile.
    await vi.waitFor(
      () => {
        own.files.write(
          'docusaurus.config.mjs',
          `${own.files.read('docusaurus.config.mjs').split('\n// ')[0]?.replace('presets:', `plugins: [${plugin}],\n  presets:`)}\n// ${Date.now()}`,
        );
        expect(cli.output()).toContain('looping');
      },
      {timeout: 60_000, interval: 1000},
    );
    await expectEnd(cli, 'SIGINT');
  });
});

describe('flags', () => {
  let own: Site;
  let url: string;

  beforeAll(async () => {
    own = createSite('minimal', (files) => {
      const others = `title: 'Other',
        i18n: {defaultLocale: 'en', locales: ['en', 'de']},
        themeConfig: {navbar: {items: [{type: 'localeDropdown'}]}}`;
      const config = files.read('docusaurus.config.mjs');
      files.write('other.config.mjs', config.replace(/title: '[^']*'/, others));
      files.write('src/word.ts', "export const word = 'before';\n");
      files.write(
        'src/pages/word.tsx',
        "import {word} from '../word';\n\nexport const upper = word.toUpperCase();\nexport default function Page() {\n  return <p>{word}</p>;\n}\n",
      );
    });
    const flags = '--poll 200 --config other.config.mjs --locale de --no-minify --hot-only'.split(' ');
    const {port: other} = await start(own.dir, flags);
    url = `http://127.0.0.1:${other}/de`;
  });

  test('--config names the file, --locale the language, --poll notices edits by looking', async () => {
    const {page, close} = await openPage(`${url}/docs/intro`);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.title()).toContain('Other');
    own.files.write('docs/intro.md', `${own.files.read('docs/intro.md')}\n\nSeen by looking.\n`);
    await page.getByText('Seen by looking.').waitFor();
    await close();
  });

  test('a path without a page is answered with what the browser makes of it', async () => {
    const {page, close, console: messages} = await openPage(`${url}/nowhere`);
    await page.getByRole('heading', {name: 'Seite nicht gefunden'}).waitFor();
    const inEnglish = page.locator('.dropdown__link[lang="en"]');
    await expect.poll(() => inEnglish.getAttribute('href')).toBe('/nowhere');
    expect(messages).toEqual([expect.stringContaining('404')]);
    await close();
  });

  test('--hot-only never loads the page again', async () => {
    const {page, close, console: messages} = await openPage(`${url}/word`);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    own.files.write('src/word.ts', "export const word = 'after';\n");
    const isTold = () => messages.some((message) => message.startsWith('warning: This change'));
    await expect.poll(isTold).toBe(true);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await close();
  });
});
