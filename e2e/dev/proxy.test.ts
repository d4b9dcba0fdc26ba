import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {createSite, findFreePort, startCli} from '../harness/index.js';

/** Source of a plugin with proxy settings of webpack-dev-server, as existing sites have them. */
const plugin = (apiPort: number) => `export default () => ({
  name: 'api',
  configureWebpack: () => ({
    devServer: {
      headers: {'cross-origin-opener-policy': 'same-origin'},
      client: {overlay: false},
      proxy: [{context: ['/api'], target: 'http://127.0.0.1:${apiPort}', pathRewrite: {'^/api': ''}, ws: true}],
      setupMiddlewares(middlewares, server) {
        server.app.get('/made', (request, response) => response.send('made by a plugin'));
        return middlewares;
      },
    },
  }),
});
`;

let api: http.Server;
let cli: ReturnType<typeof startCli>;
let url: string;

beforeAll(async () => {
  api = http.createServer((request, response) => response.end(`api ${request.url}`));
  api.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const site = createSite('minimal', (files) => {
    files.replace('docusaurus.config.mjs', 'presets:', "plugins: ['./api.mjs'],\n  presets:");
    files.write('api.mjs', plugin((api.address() as AddressInfo).port));
  });
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  cli = startCli(site.dir, ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)]);
  await vi.waitFor(() => expect(cli.output()).toContain(`${url}/`), {timeout: 60_000});
});

afterAll(async () => {
  cli.child.kill('SIGKILL');
  await cli.ended;
  api.close();
  api.closeAllConnections();
});

test('a plugin adds a proxy, headers and answers of its own to the dev server', async () => {
  expect(await (await fetch(`${url}/api/users?a=b`)).text()).toBe('api /users?a=b');
  expect(await (await fetch(`${url}/made`)).text()).toBe('made by a plugin');
  const page = await fetch(`${url}/docs/intro`);
  expect([page.status, page.headers.get('cross-origin-opener-policy')]).toEqual([200, 'same-origin']);
});

test('options of the client of webpack-dev-server have no effect, and a line says so', async () => {
  expect(cli.output()).toContain('Options of plugins without effect: devServer.client.');
  expect(await (await fetch(`${url}/docs/intro`)).text()).not.toContain('webpack-dev-server');
});

test('what another website requests reaches neither the proxy nor the plugin', async () => {
  const headers = {origin: 'https://evil.example'};
  expect((await fetch(`${url}/api/users`, {headers})).status).toBe(403);
});

test('a WebSocket behind the proxy is connected, for pages of this server only', async () => {
  // The proxy accepts WebSockets only after its first HTTP request.
  await fetch(`${url}/api/users`);
  const connect = (origin: string) =>
    new Promise((resolve, reject) => {
      const headers = {connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', origin};
      const sent = http.get(`${url}/api/socket`, {headers});
      const end = ({statusCode, socket}: http.IncomingMessage) => {
        resolve(statusCode);
        socket.destroy();
      };
      sent.on('upgrade', end).on('response', end).on('error', reject);
    });
  expect(await connect(url)).toBe(101);
  expect(await connect('https://evil.example')).toBe(403);
});
