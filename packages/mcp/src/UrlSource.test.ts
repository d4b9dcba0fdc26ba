import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {FileNotReady, MAX_FILE_BYTES} from './SiteSource.js';
import {UrlSource} from './UrlSource.js';

const {signal} = new AbortController();
const requested: string[] = [];
let server: http.Server;
let origin: string;
let source: UrlSource;

const answers: {readonly [path: string]: (response: http.ServerResponse) => void} = {
  '/base/page.md': (response) => {
    response.setHeader('last-modified', 'Sun, 29 Nov 2026 13:00:00 GMT');
    response.end('A page');
  },
  '/base/f%C3%BCr%20alle%3F.md': (response) => response.end('Für alle?'),
  '/base/moved.md': (response) => response.writeHead(301, {location: 'page.md'}).end(),
  '/base/away.md': (response) => response.writeHead(302, {location: 'http://evil.test/page.md'}).end(),
  '/base/local.md': (response) => response.writeHead(302, {location: 'http://localhost:1/page.md'}).end(),
  '/base/file.md': (response) => response.writeHead(302, {location: 'file:///etc/passwd'}).end(),
  '/base/round.md': (response) => response.writeHead(302, {location: 'round.md'}).end(),
  '/base/home.md': (response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<p>Home</p>');
  },
  '/base/index.html': (response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<p>Home</p>');
  },
  '/base/broken.md': (response) => response.writeHead(500).end('no'),
  '/base/making.json': (response) => {
    response.writeHead(503, {'retry-after': '1'}).end('{"done": 3, "total": 40}');
  },
  '/base/large.md': (response) => response.end(Buffer.alloc(MAX_FILE_BYTES + 1, 'x')),
  '/base/cut.md': (response) => {
    response.writeHead(200, {'content-length': '100'});
    response.write('x', () => response.destroy());
  },
  '/base/slow.md': () => {},
};

beforeAll(async () => {
  server = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    if (answer) answer(response);
    else response.writeHead(404).end('Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  source = new UrlSource(`${origin}/base?query#hash`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = async (file: string) => (await source.read(file, signal))?.text;

test('files below the URL are read, with the time of their change', async () => {
  expect(source).toMatchObject({name: `${origin}/base/`, origin, baseUrl: '/base/'});
  expect(await source.read('page.md', signal)).toEqual({
    text: 'A page',
    changed: new Date('2026-11-29T13:00:00Z'),
  });
  expect(await source.read('für alle?.md', signal)).toEqual({text: 'Für alle?', changed: undefined});
  expect(await read('index.html')).toBe('<p>Home</p>');
});

test('redirects are followed within the site', async () => {
  expect(await read('moved.md')).toBe('A page');
  await expect(read('away.md')).rejects.toThrow('leads to http://evil.test/page.md, which is another site');
  await expect(read('local.md')).rejects.toThrow('which is another site');
  await expect(read('file.md')).rejects.toThrow('which is another site');
  await expect(read('round.md')).rejects.toThrow('which is another site');
});

test('a missing file may be answered with 404 or with the home page', async () => {
  expect(await read('none.md')).toBeUndefined();
  expect(await read('home.md')).toBeUndefined();
});

test('paths that lead out are not requested', async () => {
  const before = requested.length;
  for (const file of ['../page.md', 'a/../../b', '/etc', '..\\x', ''])
    expect(await read(file)).toBeUndefined();
  expect(requested.length).toBe(before);
});

test('what goes wrong is an error for the reader', async () => {
  await expect(read('broken.md')).rejects.toThrow('was answered with the status 500');
  await expect(read('large.md')).rejects.toThrow('is larger than 8 MB');
  await expect(read('cut.md')).rejects.toThrow('cannot be reached');
  const closed = http.createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const {port} = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const other = new UrlSource(`http://127.0.0.1:${port}`);
  await expect(other.read('page.md', signal)).rejects.toThrow('cannot be reached: ECONNREFUSED');
});

test('a file that `site start` is making has its progress', async () => {
  const error = await source.read('making.json', signal).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FileNotReady);
  expect(error).toMatchObject({progress: {done: 3, total: 40}});
});

test('a request ends when its call is aborted', async () => {
  const abort = new AbortController();
  const reading = source.read('slow.md', abort.signal);
  setTimeout(() => abort.abort(new Error('aborted by the test')), 50);
  await expect(reading).rejects.toThrow('aborted by the test');
});
