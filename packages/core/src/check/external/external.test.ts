import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net, {type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {AddressCache} from './AddressCache.js';
import {HostQueue} from './HostQueue.js';
import type {Outcome} from './probe.js';
import {lookupPublic, request} from './request.js';

interface Server {
  /** "http://127.0.0.1:41234" */
  readonly url: string;
  /** Requests that the server got: "HEAD /x". */
  readonly requests: string[];
  readonly headers: http.IncomingHttpHeaders[];
}

async function startServer(listener: http.RequestListener): Promise<Server> {
  const requests: string[] = [];
  const headers: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    headers.push(incoming.headers);
    listener(incoming, response);
  });
  return {url: await listen(server), requests, headers};
}

async function listen(server: net.Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    if (server instanceof http.Server) server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Run {
  readonly outcomes: {readonly [address: string]: Outcome};
  /** Pauses in milliseconds, which the test does not wait for. */
  readonly pauses: readonly number[];
}

/** Requests addresses as the command does, but without pauses. */
async function run(
  addresses: readonly string[],
  {
    privateHosts = ['127.0.0.1'],
    milliseconds = 5000,
    deadline = 1,
  }: {
    readonly privateHosts?: readonly string[];
    readonly milliseconds?: number;
    readonly deadline?: number;
  } = {},
): Promise<Run> {
  const outcomes: Record<string, Outcome> = {};
  const pauses: number[] = [];
  const queue = new HostQueue({
    request: (url, method) => request(url, {method, privateHosts, milliseconds}),
    sleep: async (pause) => pauses.push(pause),
    now: () => 0,
    deadline,
    onDone: (address, outcome) => {
      outcomes[address] = outcome;
    },
  });
  await queue.run(addresses);
  return {outcomes, pauses};
}

async function runOne(address: string, options?: Parameters<typeof run>[1]): Promise<Outcome | undefined> {
  return (await run([address], options)).outcomes[address];
}

const statusServer = () =>
  startServer((incoming, response) => {
    response.writeHead(Number(incoming.url?.slice(1)));
    response.end();
  });

test('a page that exists is requested once, by HEAD, without cookies', async () => {
  const {url, requests, headers} = await statusServer();
  expect(await runOne(`${url}/200`)).toEqual({kind: 'reached'});
  expect(requests).toEqual(['HEAD /200']);
  expect(Object.keys(headers[0] ?? {}).sort()).toEqual(['accept', 'connection', 'host', 'user-agent']);
});

test('a server that does not answer HEAD well gets a GET, and may stream for ever', async () => {
  const {url, requests} = await startServer((incoming, response) => {
    if (incoming.method === 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', more);
    more();
  });
  expect(await runOne(`${url}/endless`)).toEqual({kind: 'reached'});
  expect(requests).toEqual(['HEAD /endless', 'GET /endless']);
});

test.each([
  [404, {kind: 'broken', reason: 'the server answers 404'}],
  [410, {kind: 'broken', reason: 'the server answers 410'}],
  [403, {kind: 'unsure', reason: 'the server answers 403'}],
  [401, {kind: 'unsure', reason: 'the server answers 401'}],
  [999, {kind: 'unsure', reason: 'the server answers 999'}],
])('the status %s', async (status, expected) => {
  const {url} = await statusServer();
  expect(await runOne(`${url}/${status}`)).toEqual(expected);
});

test('a server in trouble gets two more attempts, with longer pauses', async () => {
  const {url, requests} = await statusServer();
  const {outcomes, pauses} = await run([`${url}/503`]);
  expect(outcomes[`${url}/503`]).toEqual({kind: 'unsure', reason: 'the server answers 503'});
  expect(requests).toEqual(['HEAD /503', 'GET /503', 'HEAD /503', 'GET /503', 'HEAD /503', 'GET /503']);
  expect(pauses.filter((pause) => pause >= 1000)).toEqual([1000, 5000]);
});

test('Retry-After is obeyed, unless it is long; the host then gets no other requests', async () => {
  let seconds = 7;
  const {url, requests} = await startServer((incoming, response) => {
    const isRefused = incoming.url !== '/later' || requests.length === 1;
    response.writeHead(isRefused ? 429 : 200, {'retry-after': String(seconds)}).end();
  });
  const later = await run([`${url}/later`]);
  expect(later.outcomes[`${url}/later`]).toEqual({kind: 'reached'});
  expect(later.pauses).toContain(7000);
  seconds = 4000;
  requests.length = 0;
  const addresses = Array.from({length: 30}, (_, index) => `${url}/${index}`);
  const {outcomes} = await run(addresses);
  expect(requests.length).toBeLessThan(5);
  expect(outcomes[`${url}/29`]).toEqual({kind: 'unsure', reason: 'its host did not answer other requests'});
});

test('redirects: for good, for now, in a circle, without end, to nowhere', async () => {
  const {url} = await startServer((incoming, response) => {
    const [, kind, number = '0'] = (incoming.url ?? '').split('/');
    const to: {readonly [kind: string]: readonly [number, string]} = {
      moved: [301, '/new'],
      temporary: [302, '/new'],
      mixed: [301, '/temporary'],
      circle: [302, '/circle'],
      endless: [302, `/endless/${Number(number) + 1}`],
      invalid: [302, 'http://['],
      file: [302, 'file:///etc/passwd'],
      password: [301, 'http://name:secret@127.0.0.1/'],
    };
    const target = to[kind ?? ''];
    if (target) response.writeHead(target[0], {location: target[1]});
    response.end();
  });
  const of = async (kind: string) => runOne(`${url}/${kind}`);
  expect(await of('moved')).toEqual({kind: 'reached', movedTo: `${url}/new`});
  expect(await of('temporary')).toEqual({kind: 'reached'});
  expect(await of('mixed')).toEqual({kind: 'reached'});
  expect(await of('circle')).toEqual({kind: 'unsure', reason: 'it redirects in a circle'});
  expect(await of('endless')).toEqual({kind: 'broken', reason: 'it redirects more than 10 times'});
  expect(await of('invalid')).toEqual({kind: 'broken', reason: 'it redirects to an invalid address'});
  expect(await of('file')).toMatchObject({kind: 'broken'});
});

test('a private address is not requested, not even after a redirect', async () => {
  const inside = await statusServer();
  expect(await runOne(`${inside.url}/200`, {privateHosts: []})).toEqual({kind: 'private'});
  const {url} = await startServer((_incoming, response) => {
    response.writeHead(302, {location: inside.url.replace('127.0.0.1', '127.0.0.2')}).end();
  });
  expect(await runOne(`${url}/`)).toEqual({kind: 'unsure', reason: 'it redirects to a private address'});
  expect(inside.requests).toEqual([]);
});

test('a name that leads to a private address is not connected', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve));
  expect(error).toMatchObject({code: 'PRIVATE'});
});

test('servers that never answer, or answer no HTTP, end at the time limit or at once', async () => {
  const silent = await listen(net.createServer());
  const dribbling = await listen(
    net.createServer((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x: y\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    }),
  );
  const foreign = await listen(
    net.createServer((socket) => socket.on('error', () => {}).end('SSH-2.0\r\n\r\n')),
  );
  const flooding = await listen(
    net.createServer((socket) => {
      socket.on('error', () => {});
      socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n`);
    }),
  );
  const late = {kind: 'unsure', reason: 'the server does not answer in time', isOfHost: true};
  const options = {milliseconds: 300};
  expect(await runOne(silent, options)).toEqual(late);
  expect(await runOne(dribbling, options)).toEqual(late);
  expect(await runOne(foreign)).toMatchObject({kind: 'unsure', reason: expect.stringContaining('HPE_')});
  expect(await runOne(flooding)).toMatchObject({kind: 'unsure', reason: expect.stringContaining('HPE_')});
});

test('a closed port is broken', async () => {
  const server = net.createServer();
  const url = await listen(server);
  server.close();
  await once(server, 'close');
  expect(await runOne(`${url}/`)).toEqual({kind: 'broken', reason: 'the host refuses the connection'});
});

test('no request begins after the time limit of the check', async () => {
  const {url, requests} = await statusServer();
  expect(await runOne(`${url}/200`, {deadline: -1})).toEqual({
    kind: 'unsure',
    reason: 'the time limit of the check is reached',
  });
  expect(requests).toEqual([]);
});

test('requests to one host have pauses between them, and are two at a time', async () => {
  let open = 0;
  let most = 0;
  const {url} = await startServer((_incoming, response) => {
    open += 1;
    most = Math.max(most, open);
    setImmediate(() => {
      open -= 1;
      response.end();
    });
  });
  const {pauses} = await run(Array.from({length: 10}, (_, index) => `${url}/${index}`));
  expect(most).toBeLessThanOrEqual(2);
  expect(pauses).toEqual([150, 300, 450, 600, 750, 900, 1050, 1200, 1350]);
});

test('addresses that were reached are remembered for some days; others are not', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  const day = 24 * 60 * 60 * 1000;
  const first = new AddressCache(dir, {days: 7, now: day});
  first.add('https://a.test/', {kind: 'reached'});
  first.add('https://b.test/', {kind: 'broken', reason: 'x'});
  first.write();
  const found = (now: number, days = 7) => {
    const cache = new AddressCache(dir, {days, now});
    return [cache.find('https://a.test/'), cache.find('https://b.test/')];
  };
  expect(found(7 * day)).toEqual([{kind: 'reached'}, undefined]);
  expect(found(8 * day)).toEqual([undefined, undefined]);
  expect(found(day, 0)).toEqual([undefined, undefined]);
  // A clock that was wrong.
  expect(found(0)).toEqual([undefined, undefined]);
});
