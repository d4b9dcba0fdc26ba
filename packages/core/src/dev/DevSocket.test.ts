import net from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {DevSocket} from './DevSocket.js';

async function openSocket() {
  const socket = await DevSocket.open({host: '127.0.0.1', port: 0});
  onTestFinished(() => socket.close());
  const connect = async (text: string) => {
    const client = net.connect(socket.address.port, '127.0.0.1');
    client.on('error', () => {});
    let received = '';
    client.setEncoding('utf8').on('data', (part: string) => {
      received += part;
    });
    await new Promise((resolve) => client.once('connect', resolve));
    client.write(text);
    return {client, received: () => received};
  };
  return {socket, connect};
}

const REQUEST = 'GET /docs HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a client that sent several requests and left is not waited for', async () => {
  const {socket, connect} = await openSocket();
  let requests = 0;
  socket.attach({request: () => (requests += 1), upgrade: () => {}});
  const {client} = await connect(REQUEST.repeat(3));
  await expect.poll(() => requests).toBe(3);
  client.destroy();
  const started = performance.now();
  await socket.drain(100);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('closing ends connections that are no longer of HTTP', async () => {
  const {socket, connect} = await openSocket();
  let isUpgraded = false;
  socket.attach({
    request: () => {},
    upgrade: () => {
      isUpgraded = true;
    },
  });
  await connect('GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await expect.poll(() => isUpgraded).toBe(true);
  await socket.close();
});

test.each(['//[', '//a:99999999/', 'http:///', '///', 'http://[/'])(
  'a request for %s is refused before the site answers',
  async (target) => {
    const {socket, connect} = await openSocket();
    socket.attach({request: (_request, response) => response.end('the site'), upgrade: () => {}});
    const {received} = await connect(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await expect.poll(received).toMatch(/^HTTP\/1\.1 400 [\s\S]*The URL is malformed\./);
  },
);
