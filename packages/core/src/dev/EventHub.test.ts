import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {EventHub} from './EventHub.js';

/** Serves a hub. Returns a function that connects and returns the list of received events, which grows. */
async function serve(hub: EventHub) {
  const server = http.createServer((request, response) => hub.connect(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    hub.close();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return async (path: string) => {
    const heard: unknown[] = [];
    const response = await new Promise<http.IncomingMessage>((resolve) =>
      http.get({port, host: '127.0.0.1', path}, resolve),
    );
    response.setEncoding('utf8').on('data', (text: string) => {
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) heard.push(JSON.parse(data));
    });
    return heard;
  };
}

test('a page of the site is told how things stand, then what happens', async () => {
  const hub = new EventHub();
  const connect = await serve(hub);
  hub.send({kind: 'code', hash: 'a'});
  const heard = await connect('/events');
  hub.send({kind: 'routes', data: {}});
  await expect
    .poll(() => heard)
    .toEqual([
      {kind: 'code', hash: 'a'},
      {kind: 'routes', data: {}},
    ]);
});

test('a page in the place of another one hears of what happened before it asked', async () => {
  const hub = new EventHub();
  const connect = await serve(hub);
  const early = hub.changesUrl('/events');
  hub.send({kind: 'routes', data: {}});
  const heardEarly = await connect(early);
  const heardLate = await connect(hub.changesUrl('/events'));
  await expect.poll(() => heardEarly).toEqual([{kind: 'ok'}]);
  expect(heardLate).toEqual([]);
  hub.send({kind: 'ok'});
  await expect.poll(() => heardLate).toEqual([{kind: 'ok'}]);
});

test('what kept a page from being made counts as corrected along with anything', async () => {
  const hub = new EventHub();
  const connect = await serve(hub);
  hub.failPage({code: 'X', message: 'x'});
  const heard = await connect('/events');
  hub.clear('docs/other.md');
  await expect.poll(() => heard).toEqual([{kind: 'error', error: {code: 'X', message: 'x'}}, {kind: 'ok'}]);
});

test('a page whose HTML is from before a change is told of it when it connects', async () => {
  const hub = new EventHub();
  const connect = await serve(hub);
  const early = hub.revision;
  hub.send({kind: 'routes', data: {'data:sidebar': '/new.json'}});
  hub.send({kind: 'ok'});
  const late = hub.revision;
  const [heardEarly, heardLate] = [
    await connect(`/events?page=${early}`),
    await connect(`/events?page=${late}`),
  ];
  hub.send({kind: 'ok'});
  await expect
    .poll(() => heardEarly)
    .toEqual([{kind: 'routes', data: {'data:sidebar': '/new.json'}}, {kind: 'ok'}]);
  await expect.poll(() => heardLate).toEqual([{kind: 'ok'}]);
});

test('a page of an earlier server is told to connect again, which loads it anew', async () => {
  const hub = new EventHub();
  const connect = await serve(hub);
  const heard = await connect(`/events?page=${hub.revision - 1}`);
  await expect.poll(() => heard).toEqual([{kind: 'restart'}]);
});
