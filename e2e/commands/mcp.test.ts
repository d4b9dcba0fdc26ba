import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {
  createBundledSite,
  findFreePort,
  runCli,
  type Site,
  serveSite,
  startCli,
  startSite,
} from '../harness/index.js';
import {cli} from '../harness/paths.js';

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** Connects the official client to `site mcp` in a folder. Any output that is no message is an error. */
async function connect(dir: string, ...args: string[]): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  const errors: string[] = [];
  client.onerror = (error) => errors.push(error.message);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cli, 'mcp', ...args],
    cwd: dir,
    stderr: 'pipe',
  });
  await client.connect(transport);
  expect(errors).toEqual([]);
  clients.push(client);
  return client;
}

interface Answer {
  readonly text: string;
  readonly isError: boolean;
  /** Structured content, which the client has checked against the schema of the tool. */
  readonly data: Record<string, unknown>;
}

async function call(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Answer> {
  const {content, isError, structuredContent} = await client.callTool({name, arguments: args});
  const texts = (content as {type: string; text: string}[]).map(({text}) => text);
  return {
    text: texts.join('\n'),
    isError: isError === true,
    data: (structuredContent ?? {}) as Record<string, unknown>,
  };
}

let site: Site;

beforeAll(async () => {
  site = createBundledSite('search-local', (files) => {
    files.write('docs/long.md', `# Long\n\n${'A line of the long page.\n'.repeat(2000)}`);
    files.replace(
      'site.config.mjs',
      'export default {',
      "console.log('noise'); process.stdout.write('noise');\nexport default {",
    );
  });
  const {code, stderr} = await site.build();
  expect(code, stderr).toBe(0);
});

describe('a built site over stdio', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(site.dir);
  });

  test('has four tools, which only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual(['search', 'get_page', 'list_pages', 'get_version']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getServerVersion()).toMatchObject({name: 'lectern'});
  });

  test('is described with its versions', async () => {
    const {data} = await call(client, 'get_version');
    expect(data).toMatchObject({
      title: 'Local search',
      url: 'https://example.com/base/',
      locale: 'en',
      docs: [
        {title: 'Docs 2.0', version: 'current', isNewest: true},
        {title: 'Docs 1.0', version: '1.0', isNewest: false},
      ],
      searchTags: ['default', 'docs-default-1.0', 'docs-default-current'],
      lectern: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    const age = Date.now() - Date.parse(String(data.built));
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(600_000);
  });

  test('is searched in the newest version, with all forms of a word', async () => {
    const {data} = await call(client, 'search', {query: 'installing'});
    const pages = (data.hits as {page: string}[]).map(({page}) => page);
    expect(pages).toContain('/base/docs/install');
    expect(pages.some((page) => page.includes('/1.0/'))).toBe(false);
    const {data: old} = await call(client, 'search', {query: 'install', version: '1.0', limit: 1});
    expect(old.hits).toEqual([expect.objectContaining({title: 'Installation of 1.0'})]);
    const {data: tagged} = await call(client, 'search', {query: 'install', tag: 'docs-default-1.0'});
    expect((tagged.hits as {page: string}[])[0]?.page).toBe('/base/docs/1.0/install');
    expect((await call(client, 'search', {query: 'xyzzyplugh'})).data).toEqual({hits: [], total: 0});
  });

  test.each([
    '/base/docs/install',
    '/base/docs/install/',
    '/base/docs/install.md',
    'docs/install',
    'https://example.com/base/docs/install#npm',
  ])('has the page %s', async (page) => {
    const {text, isError} = await call(client, 'get_page', {page});
    expect(isError).toBe(false);
    expect(text).toBe(fs.readFileSync(path.join(site.outDir, 'docs/install.md'), 'utf8'));
  });

  test('has a long page in parts', async () => {
    const whole = fs.readFileSync(path.join(site.outDir, 'docs/long.md'), 'utf8');
    const parts: string[] = [];
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const {content} = await client.callTool({name: 'get_page', arguments: {page: 'docs/long', offset}});
      const [part, note] = content as {text: string}[];
      parts.push(part?.text ?? '');
      const next = /Go on with offset (\d+)/.exec(note?.text ?? '')?.[1];
      offset = next === undefined ? undefined : Number(next);
    }
    expect(parts.length).toBe(3);
    expect(parts.join('')).toBe(whole);
  });

  test('lists its pages in parts, by version and section', async () => {
    const {data} = await call(client, 'list_pages', {limit: 2});
    expect(data).toMatchObject({total: 4, sections: ['Docs 2.0', 'Blog'], nextCursor: '2'});
    const {data: rest} = await call(client, 'list_pages', {limit: 2, cursor: '2'});
    expect(rest.nextCursor).toBeUndefined();
    const urls = [...(data.pages as {url: string}[]), ...(rest.pages as {url: string}[])].map(({url}) => url);
    expect(urls).toContain('https://example.com/base/docs/install.md');
    expect(new Set(urls).size).toBe(4);
    const {data: old} = await call(client, 'list_pages', {version: '1.0'});
    expect((old.pages as {title: string}[]).map(({title}) => title)).toEqual(['Installation of 1.0']);
    const {data: blog} = await call(client, 'list_pages', {section: 'blog'});
    expect((blog.pages as {title: string}[]).map(({title}) => title)).toEqual(['A first release']);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['get_page', {page: '/base/docs/nothing'}, 'There is no Markdown of the page'],
    ['get_page', {page: '/etc/passwd'}, 'its pages are below /base/'],
    ['get_page', {page: '../../package.json'}, 'its pages are below /base/'],
    ['get_page', {page: 'docs/..%2f..%2fpackage.json'}, 'is not the path or the URL of a page'],
    [
      'get_page',
      {page: 'https://evil.test/base/docs/install'},
      'is not a page of this site, https://example.com',
    ],
    ['get_page', {page: 'docs/install', offset: 1_000_000}, 'behind the end'],
    ['search', {query: ' '}, 'query'],
    ['search', {query: 'a', version: '9.9'}, 'Versions: "current", "1.0".'],
    ['search', {query: 'a', tag: 'no'}, 'Tags: "default"'],
    ['list_pages', {section: 'no'}, 'Sections: "Docs 2.0", "Blog"'],
    ['list_pages', {cursor: 'no'}, 'is not one that'],
  ])('answers a wrong call of %s with an error: %o', async (name, args, message) => {
    const {text, isError} = await call(client, name, args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });

  test('takes texts of a limited length', async () => {
    const long = 'x'.repeat(3000);
    for (const [name, args] of [
      ['get_page', {page: long}],
      ['search', {query: long}],
      ['list_pages', {section: long}],
    ] as const)
      expect((await call(client, name, args)).isError).toBe(true);
  });

  test('is not left by links in its folder', async () => {
    fs.symlinkSync(path.join(site.dir, 'site.config.mjs'), path.join(site.outDir, 'docs/leak.md'));
    expect((await call(client, 'get_page', {page: 'docs/leak'})).isError).toBe(true);
    fs.rmSync(path.join(site.outDir, 'docs/leak.md'));
  });
});

test('--locale serves another language', async () => {
  const client = await connect(site.dir, '--locale', 'zh-Hans');
  expect((await call(client, 'get_version')).data).toMatchObject({
    locale: 'zh-Hans',
    url: 'https://example.com/base/zh-Hans/',
  });
  expect((await call(client, 'get_page', {page: '/base/zh-Hans/docs/install'})).text).toContain('安装指南');
});

/** Sends a request with headers that `fetch` does not allow. @returns the status */
function requestWith(url: string, headers: http.OutgoingHttpHeaders, body = '{}'): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    };
    const request = http.request(url, {method: 'POST', headers: all}, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(body);
  });
}

describe('a built site over HTTP', () => {
  let url: string;
  let server: ReturnType<typeof startCli>;

  beforeAll(async () => {
    const port = await findFreePort();
    server = startCli(site.dir, ['mcp', '--port', String(port), '--allowed-host', 'docs.test']);
    url = `http://127.0.0.1:${port}/mcp`;
    const isReady = () => expect(server.output()).toContain(`Assistants can use the build at ${url}`);
    await vi.waitFor(isReady, {timeout: 60_000, interval: 100});
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(143);
  });

  test('has the same tools', async () => {
    const client = new Client({name: 'test', version: '1.0.0'});
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    clients.push(client);
    expect((await client.listTools()).tools).toHaveLength(4);
    expect((await call(client, 'get_version')).data).toMatchObject({title: 'Local search'});
    const all = ['config', 'install', 'long'].map((name) => call(client, 'get_page', {page: `docs/${name}`}));
    expect((await Promise.all(all)).map(({isError}) => isError)).toEqual([false, false, false]);
  });

  test('is not for pages of other websites', async () => {
    const message = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});
    const status = (headers: http.OutgoingHttpHeaders) => requestWith(url, headers, message);
    expect(await status({})).toBe(200);
    expect(await status({host: 'docs.test'})).toBe(200);
    expect(await status({host: 'localhost:1', origin: 'http://localhost:5000'})).toBe(200);
    expect(await status({host: 'evil.test'})).toBe(403);
    expect(await status({origin: 'https://evil.test'})).toBe(403);
    expect(await status({origin: 'null'})).toBe(403);
  });

  test('answers what is no message with an error', async () => {
    expect(await requestWith(url, {}, 'no JSON')).toBe(400);
    expect(await requestWith(url, {}, `"${'x'.repeat(1_000_000)}"`)).toBe(413);
    expect((await fetch(url)).status).toBe(405);
    expect(server.output()).not.toMatch(/error|\n +at /i);
  });
});

describe('a site on a server', () => {
  test('that `site serve` shows is read by its URL', async () => {
    const server = await serveSite(site.dir);
    const client = await connect(site.dir, '--url', `${server.url}/base`);
    expect((await call(client, 'get_version')).data).toMatchObject({
      title: 'Local search',
      url: 'https://example.com/base/',
      source: `${server.url}/base/`,
      locale: 'en',
      lectern: expect.any(String),
      docs: [{version: 'current'}, {version: '1.0'}],
    });
    const page = fs.readFileSync(path.join(site.outDir, 'docs/install.md'), 'utf8');
    for (const address of [`${server.url}/base/docs/install/`, 'https://example.com/base/docs/install.md'])
      expect((await call(client, 'get_page', {page: address})).text).toBe(page);
    const {data} = await call(client, 'search', {query: 'installing'});
    expect((data.hits as {page: string}[])[0]?.page).toBe('/base/docs/install');
    expect((await call(client, 'list_pages', {version: '1.0'})).data.total).toBe(1);
    expect((await call(client, 'get_page', {page: 'docs/nothing'})).text).toContain('There is no Markdown');
    await server.stop();
    const gone = await call(client, 'get_page', {page: 'docs/install'});
    expect(gone).toMatchObject({
      isError: true,
      text: expect.stringContaining('cannot be reached: ECONNREFUSED'),
    });
  });

  test('that `site start` shows has the edits of today', async () => {
    const server = await startSite(site.dir);
    const client = await connect(site.dir, '--url', `${server.url}/base/`);
    expect((await call(client, 'search', {query: 'installing'})).data.hits).not.toEqual([]);
    expect((await call(client, 'list_pages', {section: 'Blog'})).data.total).toBe(1);
    expect((await call(client, 'get_version')).data).toMatchObject({locale: 'en', title: 'Local search'});
    site.files.write('docs/long.md', '# Long\n\nIt mentions a zeppelin.\n');
    const read = async () => (await call(client, 'get_page', {page: 'docs/long'})).text;
    await expect.poll(read).toContain('zeppelin');
    const found = async () => (await call(client, 'search', {query: 'zeppelin'})).data.hits;
    await expect.poll(found).toEqual([expect.objectContaining({page: '/base/docs/long'})]);
  });
});

describe('mistakes', () => {
  test('without a build, the command says what to do', async () => {
    const {code, stdout, stderr} = await runCli(site.dir, ['mcp', '--dir', 'nothing']);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`[BUILD_NOT_FOUND] There is no build in ${path.join(site.dir, 'nothing')}.`);
    expect(stderr).toContain('Run site build first, or name a running site: site mcp --url');
  });

  test('without the package, the command says how to install it', async () => {
    const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-mcp-')));
    const run = () => runCli(dir, ['mcp', '--url', 'http://127.0.0.1:1']);
    try {
      const {code, stdout, stderr} = await run();
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('[MCP_NOT_INSTALLED] The package @lectern/mcp is not installed.');
      expect(stderr).toContain(`Run this in ${dir}: npm install @lectern/mcp`);
      fs.writeFileSync(path.join(dir, 'package.json'), '{"name": "site"}');
      fs.writeFileSync(path.join(dir, 'pnpm-lock.yaml'), '');
      expect((await run()).stderr).toContain(': pnpm add @lectern/mcp');
    } finally {
      fs.rmSync(dir, {recursive: true});
    }
  });

  test.each([
    [['--url', 'localhost:3000'], 'It must begin with http:// or https://.'],
    [['--url', 'http://me:secret@localhost'], 'It must not have a name or a password.'],
    [['--url', 'http://localhost', '--dir', 'build'], 'cannot be used with'],
    [['--port', 'x'], '[PORT_INVALID]'],
  ])('options that are wrong are named: %o', async (args, message) => {
    const {code, stdout, stderr} = await runCli(site.dir, ['mcp', ...args]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
  });
});
