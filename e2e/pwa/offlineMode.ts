import fs from 'node:fs';
import path from 'node:path';
import {crc32, deflateSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {expect} from 'vitest';
import {
  type Edit,
  type HostedFolder,
  openPage,
  type Site,
  waitForHydration,
  workFolder,
} from '../harness/index.js';

const manifest = {
  name: 'Basic',
  short_name: 'Basic',
  start_url: './',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#25c2a0',
  icons: [
    {src: 'img/icon-192.png', sizes: '192x192', type: 'image/png'},
    {src: 'img/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable'},
  ],
};

/** Adds the pwa plugin to a site, with a manifest and icons. */
export function withPwa(options: string, name = 'pwa', config = 'docusaurus.config.ts'): Edit {
  return (files) => {
    files.write('static/manifest.json', JSON.stringify(manifest));
    for (const size of [192, 512]) files.write(`static/img/icon-${size}.png`, square(size));
    files.replace(config, '  themeConfig: {', `  plugins: [['${name}', ${options}]],\n  themeConfig: {`);
  };
}

export const PLAIN_OPTIONS = `{pwaHead: [{tagName: 'link', rel: 'manifest', href: 'manifest.json'}, {tagName: 'meta', name: 'theme-color', content: '#25c2a0'}]}`;

/** Builds a site, and copies the output to a folder that later builds do not change. @param base - the base URL of the site */
export async function buildTo(
  site: Site,
  name: string,
  base = '/',
): Promise<{readonly dir: string; readonly printed: string}> {
  const {code, stdout, stderr} = await site.build();
  expect(code, stdout + stderr).toBe(0);
  const dir = path.join(workFolder, `pwa-${process.pid}-${name}`);
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(site.outDir, path.join(dir, base), {recursive: true});
  return {dir, printed: stdout + stderr};
}

/** Waits until the worker of a page is in use, and returns its parameters. */
export function workerParams(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const {active} = await navigator.serviceWorker.ready;
    if (!active) return null;
    if (active.state !== 'activated')
      await new Promise((resolve) =>
        active.addEventListener('statechange', () => active.state === 'activated' && resolve(null)),
      );
    return new URL(active.scriptURL).searchParams.get('params');
  });
}

/** Opens a page with offline mode, and waits until its files are stored. */
export async function openOffline(host: HostedFolder, address = ''): ReturnType<typeof openPage> {
  const opened = await openPage(`${host.url}${address}?offlineMode=true`);
  expect(await workerParams(opened.page)).toBe('{"offlineMode":true,"debug":false}');
  return opened;
}

export const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

/** The build whose files are stored. */
export async function generations(page: Page): Promise<string[]> {
  const names = await cacheNames(page);
  return [...new Set(names.map((name) => name.split(' ').at(-1) ?? ''))];
}

export const heading = (page: Page) => page.locator('h1').first().textContent();

/** Loads a page as a document. */
export async function load(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'load'});
  await waitForHydration(page);
}

/** A PNG of one colour. */
export function square(size: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((size + 1) * size));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
