import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {expect, onTestFinished, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {choosePort} from '../http/choosePort.js';
import {errorPagesFor, type RequestRules, resolveRequest} from '../http/resolveRequest.js';
import {startStaticServer} from './startStaticServer.js';

const files = new Set([
  'index.html',
  'a/index.html',
  'b.html',
  'dir/x.txt',
  'page.html',
  'assets/x y.js',
  '404.html',
  'fr/404.html',
]);

function answer(url: string, rules: Partial<RequestRules> = {}): string {
  const result = resolveRequest(url, {baseUrl: '/', trailingSlash: undefined, ...rules}, (file) =>
    files.has(file),
  );
  if (result.kind === 'file') return result.file;
  return result.kind === 'redirect' ? `${result.status} ${result.to}` : 'missing';
}

test('clean URLs and files', () => {
  expect(answer('/')).toBe('index.html');
  expect(answer('/a')).toBe('a/index.html');
  expect(answer('/a/?q=1')).toBe('a/index.html');
  expect(answer('/a/index.html')).toBe('a/index.html');
  expect(answer('/b')).toBe('b.html');
  expect(answer('/page.html')).toBe('page.html');
  expect(answer('/assets/x%20y.js')).toBe('assets/x y.js');
  expect(answer('/dir')).toBe('missing');
  expect(answer('/dir/')).toBe('missing');
});

test('redirects of the trailingSlash option keep the query', () => {
  expect(answer('/a?q=1', {trailingSlash: true})).toBe('301 /a/?q=1');
  expect(answer('/a/', {trailingSlash: true})).toBe('a/index.html');
  expect(answer('/b/?q=1', {trailingSlash: false})).toBe('301 /b?q=1');
  expect(answer('/page.html', {trailingSlash: true})).toBe('page.html');
  for (const url of ['//a', '/\\a', '/\\/a', '/\t/a', '\\\\a'])
    expect(answer(url, {trailingSlash: true}), url).toBe('301 /a/');
});

test('what lies outside of the base URL leads to it', () => {
  expect(answer('/elsewhere?x', {baseUrl: '/base/'})).toBe('302 /base/');
  expect(answer('/base/a', {baseUrl: '/base/'})).toBe('a/index.html');
});

test('nothing outside of the folder can be asked for', () => {
  for (const url of [
    '/../secret',
    '/%2e%2e/secret',
    '/a/..%2f..%2fsecret',
    '/..%5csecret',
    '/%00',
    '/%E0%A4%A',
  ]) {
    expect(resolveRequest(url, {baseUrl: '/', trailingSlash: undefined}, () => true).kind).toBe('missing');
  }
});

test('a locale answers with its own error page', () => {
  expect(errorPagesFor('/base/fr/x?y', '/base/')).toEqual(['fr/404.html', '404.html']);
  expect(errorPagesFor('/', '/')).toEqual(['404.html']);
});

test('the server sends pages, types and error pages, and lists no folders', async () => {
  const dir = tempSite({
    'index.html': '<h1>Home</h1>',
    'docs/a.html': 'A',
    'assets/app.js': 'x',
    'data.json': '{}',
    'ünï/index.html': 'U',
    '404.html': 'Lost',
    'fr/404.html': 'Perdu',
  });
  const server = await startStaticServer({
    dir,
    baseUrl: '/base/',
    trailingSlash: false,
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(server.close);
  const get = async (url: string, init?: RequestInit) => {
    const response = await fetch(new URL(url, server.url), {redirect: 'manual', ...init});
    return [
      response.status,
      response.headers.get('content-type') ?? response.headers.get('location'),
      await response.text(),
    ];
  };
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/base\/$/);
  expect(await get('')).toEqual([200, 'text/html; charset=utf-8', '<h1>Home</h1>']);
  expect(await get('docs/a')).toEqual([200, 'text/html; charset=utf-8', 'A']);
  expect(await get('docs/a/')).toEqual([301, '/base/docs/a', '']);
  expect(await get('assets/app.js')).toEqual([200, 'text/javascript; charset=utf-8', 'x']);
  expect(await get('data.json')).toEqual([200, 'application/json; charset=utf-8', '{}']);
  expect(await get('ünï')).toEqual([200, 'text/html; charset=utf-8', 'U']);
  // The path of a file with a slash at its end.
  expect(await get('docs/a.html/')).toEqual([404, 'text/html; charset=utf-8', 'Lost']);
  expect(await get('docs')).toEqual([404, 'text/html; charset=utf-8', 'Lost']);
  expect(await get('fr/nope')).toEqual([404, 'text/html; charset=utf-8', 'Perdu']);
  expect(await get('/')).toEqual([302, '/base/', '']);
  expect((await get('', {method: 'POST'}))[0]).toBe(405);
});

test('a part of a file can be requested; one outside of it, or a file that is known already, has no body', async () => {
  const dir = tempSite({'video.mp4': '0123456789'});
  const server = await startStaticServer({
    dir,
    baseUrl: '/',
    trailingSlash: undefined,
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(server.close);
  // Not `fetch`: to requests with conditions it adds a header (`cache-control: no-cache`), for which a server sends the
  // whole file.
  const get = async (headers: http.OutgoingHttpHeaders) => {
    const sent = http.get(new URL('video.mp4', server.url), {headers});
    const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
    return {status: response.statusCode, headers: response.headers, text: await text(response)};
  };
  const part = await get({range: 'bytes=2-4'});
  expect(part).toMatchObject({status: 206, text: '234'});
  const outside = await get({range: 'bytes=20-30'});
  expect(outside).toMatchObject({status: 416, text: '', headers: {'content-range': 'bytes */10'}});
  expect(await get({'if-none-match': part.headers.etag})).toMatchObject({status: 304, text: ''});
});

test('file names may hold what URLs reserve', async () => {
  const names = ['@scope', 'a$&+,;=:b', 'c#', 'why?', '100%', '%23', 'a b'];
  const dir = tempSite(Object.fromEntries(names.map((name) => [`${name}/index.html`, name])));
  const server = await startStaticServer({
    dir,
    baseUrl: '/',
    trailingSlash: undefined,
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(server.close);
  for (const name of names) {
    const response = await fetch(new URL(`/${encodeURIComponent(name)}/?query`, server.url));
    expect([response.status, await response.text()]).toEqual([200, name]);
  }
  const plain = await fetch(new URL('/@scope', server.url));
  expect(await plain.text()).toBe('@scope');
});

test('a busy port is an error where nobody can be asked', async () => {
  const busy = http.createServer();
  await new Promise<void>((resolve) => busy.listen({port: 0, host: '127.0.0.1'}, resolve));
  onTestFinished(() => void busy.close());
  const {port} = busy.address() as AddressInfo;
  await expect(choosePort({host: '127.0.0.1', port})).rejects.toThrow(
    `Another program listens on 127.0.0.1:${port}.`,
  );
  const dir = tempSite({'index.html': ''});
  const input = {baseUrl: '/', trailingSlash: undefined, host: '127.0.0.1'};
  await expect(startStaticServer({...input, dir, port})).rejects.toMatchObject({code: 'PORT_BUSY'});
  await expect(startStaticServer({...input, dir: path.join(dir, 'no'), port: 0})).rejects.toMatchObject({
    code: 'BUILD_NOT_FOUND',
  });
});

test('a request for Markdown gets the Markdown of a page', async () => {
  const dir = tempSite({
    'docs/a/index.html': '<p>a</p>',
    'docs/a.md': '# a',
    'b.html': '<p>b</p>',
    'c.txt': 'c',
  });
  const server = await startStaticServer({
    dir,
    host: '127.0.0.1',
    port: 0,
    baseUrl: '/',
    trailingSlash: true,
  });
  onTestFinished(() => server.close());
  const get = async (path: string, accept: string) => {
    const response = await fetch(server.url + path, {headers: {accept}});
    return [await response.text(), response.headers.get('content-type'), response.headers.get('vary')];
  };
  expect(await get('docs/a/', 'text/markdown')).toEqual(['# a', 'text/markdown; charset=utf-8', 'Accept']);
  expect(await get('docs/a/', 'text/html')).toEqual(['<p>a</p>', 'text/html; charset=utf-8', 'Accept']);
  expect((await get('b', 'text/markdown'))[0]).toBe('<p>b</p>');
  expect(await get('c.txt', 'text/markdown')).toEqual(['c', 'text/plain; charset=utf-8', null]);
});
