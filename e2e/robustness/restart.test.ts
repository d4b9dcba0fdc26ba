import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {createSite, type Site, startSite} from '../harness/index.js';

function setTitle({files}: Site, title: string): void {
  const config = files.read('docusaurus.config.ts');
  files.write('docusaurus.config.ts', config.replace(/title: '[^']*'/, `title: '${title}'`));
}

/** Requests a page; throws if the server does not answer. */
async function htmlOf(url: string): Promise<string> {
  const response = await fetch(url, {signal: AbortSignal.timeout(60_000)});
  return response.text();
}

test('a config that is edited several times in a row restarts the site each time, and the site answers', async () => {
  const site = createSite('basic');
  const server = await startSite(site.dir);
  const edits = ['/docs/intro', '/about', '/docs/markdown', '/docs/guides/first', '/docs/guides/second'];
  for (const [index, page] of edits.entries()) {
    // Requests a page that is not compiled yet, so that the site of each config starts and compiles.
    await htmlOf(server.url + page);
    setTitle(site, `Title ${index}`);
    await setTimeout(300);
  }
  const last = `| Title ${edits.length - 1}</title>`;
  await expect.poll(() => htmlOf(`${server.url}/docs/intro`)).toContain(last);
  expect(server.output()).not.toMatch(/\[[A-Z]+_[A-Z_]+\]|mistake in Lectern/);
  await server.stop();
});
