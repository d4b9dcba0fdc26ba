import https from 'node:https';
import {expect, test, vi} from 'vitest';
import {createBundledSite, findFreePort, startCli} from '../harness/index.js';

/** Status of an answer from a server whose certificate no authority has signed. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    https
      .get(url, {rejectUnauthorized: false}, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });
}

test('with HTTPS=true the dev server has a certificate, which it makes itself', async () => {
  const port = await findFreePort();
  const {dir} = createBundledSite('minimal');
  const cli = startCli(dir, ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)], {
    env: {HTTPS: 'true'},
  });
  try {
    await vi.waitFor(() => expect(cli.output()).toContain(`https://127.0.0.1:${port}/`), {timeout: 60_000});
    expect(await statusOf(`https://127.0.0.1:${port}/docs/intro`)).toBe(200);
  } finally {
    cli.child.kill('SIGKILL');
    await cli.ended;
  }
});
