import fs from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createBundledSite, runCli, type Site} from '../harness/index.js';
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
      source: site.outDir,
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

  test.each([
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
    ['get_page', {page: 'x'.repeat(3000)}, 'page'],
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

test('without a build, it says what to do', async () => {
  const {code, stdout, stderr} = await runCli(site.dir, ['mcp', '--dir', 'nothing']);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(`[BUILD_NOT_FOUND] There is no build in ${path.join(site.dir, 'nothing')}.`);
});
