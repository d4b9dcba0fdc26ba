import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  expectOneError,
  type HostedFolder,
  hostFolder,
  openPage,
  waitForHydration,
  workFolder,
} from '../harness/index.js';
import {
  buildTo,
  cacheNames,
  generations,
  heading,
  load,
  openOffline,
  PLAIN_OPTIONS,
  square,
  withPwa,
  workerParams,
} from './offlineMode.js';

let a = '';
let b = '';
let removed = '';
let host: HostedFolder;

beforeAll(async () => {
  const site = createSite('basic', withPwa(PLAIN_OPTIONS));
  ({dir: a} = await buildTo(site, 'a'));
  const text = site.files.read('docs/intro.md');
  site.files.write('docs/intro.md', `${text}\n\nWritten for build B.\n`);
  ({dir: b} = await buildTo(site, 'b'));
  site.files.replace('docusaurus.config.ts', `  plugins: [['pwa', ${PLAIN_OPTIONS}]],\n`, '');
  ({dir: removed} = await buildTo(site, 'removed'));
  host = await hostFolder(path.join(workFolder, `pwa-${process.pid}-host`));
}, 300_000);

describe('with offline mode', () => {
  test('every page can be read after the server has stopped: by loading it, and by links', async () => {
    host.deploy(a);
    const {page, close} = await openOffline(host);
    await host.stop();
    try {
      for (const [address, title] of [
        ['docs/intro', 'Introduction'],
        ['docs/intro/', 'Introduction'],
        ['docs/markdown/?from=search', 'Markdown'],
        ['docs/guides', 'All guides'],
        ['docs/guides/first/', null],
        ['about/', 'About'],
        ['', null],
      ] as const) {
        await load(page, host.url + address);
        if (title !== null) expect(await heading(page)).toContain(title);
      }
      await load(page, `${host.url}docs/intro`);
      await page.evaluate(() => Object.assign(window, {sameDocument: true}));
      await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Markdown'}).click();
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Markdown');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      await load(page, `${host.url}files/`);
      const widths = await page
        .locator('.files img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
      expect(widths.length).toBeGreaterThan(4);
      expect(widths.every((width) => width > 0)).toBe(true);
    } finally {
      await host.start();
      await close();
    }
  });

  test('a server that is slow or fails is as good as none', async () => {
    host.deploy(a);
    const {page, close} = await openOffline(host);
    host.answer('/docs/markdown/', 502);
    await load(page, `${host.url}docs/markdown/`);
    expect(await heading(page)).toBe('Markdown');
    host.answer('/docs/markdown/', undefined);
    host.delay = 6000;
    const started = Date.now();
    await page.goto(`${host.url}docs/markdown/`, {waitUntil: 'commit'});
    expect(Date.now() - started).toBeLessThan(5500);
    host.delay = 0;
    await close();
  });

  test('a new build is offered, comes as a whole, and leaves nothing of the one before', async () => {
    host.deploy(a);
    const {page, close} = await openOffline(host, 'docs/intro/');
    const [first] = await generations(page);
    host.deploy(b);
    await load(page, `${host.url}docs/intro/`);
    await page.getByText('New version available').waitFor();
    await host.stop();
    // Until the visitor accepts the new version, all pages are of the first build.
    await load(page, `${host.url}docs/intro/`);
    expect(await page.getByText('Written for build B.').count()).toBe(0);
    await page.getByText('New version available').waitFor();
    await page.getByRole('button', {name: 'Refresh'}).click();
    await page.getByText('Written for build B.').waitFor();
    await host.start();
    const after = await generations(page);
    expect(after).toHaveLength(1);
    expect(after).not.toContain(first);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
    // Deploys a build without the plugin: the service worker finds no script on the server and unregisters.
    host.deploy(removed);
    await load(page, `${host.url}docs/intro/`);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await load(page, `${host.url}docs/intro/`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    await close();
  });

  test('two tabs: the other one goes on with its page, and its own message loads the new build', async () => {
    host.deploy(a);
    const {page, close} = await openOffline(host, 'docs/intro/');
    const other = await page.context().newPage();
    await load(other, `${host.url}docs/intro/?offlineMode=true`);
    host.deploy(b);
    await load(page, `${host.url}docs/intro/`);
    await other.getByText('New version available').waitFor();
    await page.getByRole('button', {name: 'Refresh'}).click();
    await page.waitForFunction(() => document.querySelector('[role=alert]') === null);
    await waitForHydration(page);
    await other.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Markdown'}).click();
    await other.waitForFunction(() => document.querySelector('h1')?.textContent === 'Markdown');
    await other.getByRole('button', {name: 'Refresh'}).click();
    await other.waitForFunction(() => document.querySelector('[role=alert]') === null);
    await load(other, `${host.url}docs/intro/`);
    await other.getByText('Written for build B.').waitFor();
    expect(await generations(other)).toHaveLength(1);
    await close();
  });

  test('a file that cannot be had keeps the build before in use', async () => {
    host.deploy(a);
    const {page, console: messages, close} = await openOffline(host, 'docs/intro/');
    const [first] = await generations(page);
    host.deploy(b);
    host.answer('/docs/intro/index.payload.json', 503);
    await load(page, `${host.url}docs/markdown/`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const {installing, waiting} = await navigator.serviceWorker.ready;
          return installing?.state ?? waiting?.state;
        }),
      )
      .toBeUndefined();
    expect(await page.getByText('New version available').count()).toBe(0);
    await host.stop();
    await load(page, `${host.url}docs/intro/`);
    expect(await page.getByText('Written for build B.').count()).toBe(0);
    expect(await generations(page)).toContain(first);
    await host.start();
    host.answer('/docs/intro/index.payload.json', undefined);
    await load(page, `${host.url}docs/markdown/`);
    await page.getByText('New version available').waitFor();
    expect(messages.filter((message) => message.startsWith('error: Uncaught'))).toEqual([]);
    await close();
  });
});

/** Source of a service worker like that of Docusaurus: it always answers from its cache. */
const OLD_WORKER = `const name = 'workbox-precache-v2-' + registration.scope;
addEventListener('install', (event) => event.waitUntil(caches.open(name).then((cache) => cache.addAll(['./', './docs/intro/']))));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request, {ignoreSearch: true}).then((hit) => hit || fetch(event.request))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', ({data}) => data.type === 'SKIP_WAITING' && skipWaiting());
`;

/** A page of the old site, which activates a new service worker at once. */
const OLD_PAGE = `<!doctype html><h1>Old site</h1><script>
const watch = (registration) => {
  const next = registration.waiting || registration.installing;
  if (!next || !registration.active) return;
  const skip = () => next.state === 'installed' && next.postMessage({type: 'SKIP_WAITING'});
  next.addEventListener('statechange', skip);
  skip();
};
navigator.serviceWorker.register('/sw.js?params=' + encodeURIComponent('{"offlineMode":true,"debug":false}')).then((registration) => {
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
});
</script>`;

test('the worker of an older site, which answers with what it stored, gives way to the new one', async () => {
  const old = path.join(workFolder, `pwa-${process.pid}-old`);
  fs.mkdirSync(path.join(old, 'docs/intro'), {recursive: true});
  fs.writeFileSync(path.join(old, 'sw.js'), OLD_WORKER);
  for (const file of ['index.html', 'docs/intro/index.html'])
    fs.writeFileSync(path.join(old, file), OLD_PAGE);
  host.deploy(old);
  const {page, close} = await openPage(`${host.url}docs/intro/`, {isSite: false});
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The visitor has installed the old site as an app, which turns on offline mode.
  await page.evaluate(() => localStorage.setItem('docusaurus.pwa.event.appInstalled.fired', 'true'));
  host.deploy(a);
  await page.reload();
  expect(await heading(page)).toBe('Old site');
  const isOwnOnly = async () => (await cacheNames(page)).every((name) => name.startsWith('lectern-pwa'));
  await expect.poll(isOwnOnly).toBe(true);
  await load(page, `${host.url}docs/intro/`);
  expect(await heading(page)).toBe('Introduction');
  await host.stop();
  try {
    await load(page, `${host.url}docs/markdown/`);
    expect(await heading(page)).toBe('Markdown');
  } finally {
    await host.start();
    await close();
  }
});

test('where the storage is full, the site works as without offline mode, and nothing is left in it', async () => {
  host.deploy(a);
  const {page, close} = await openPage(`${host.url}about/`);
  await workerParams(page);
  const session = await page.context().newCDPSession(page);
  const {origin} = new URL(host.url);
  await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 200_000});
  host.requests.length = 0;
  await load(page, `${host.url}docs/intro/?offlineMode=true`);
  const isOver = async () => {
    const isTried = host.requests.some((request) => request.includes('sw-files'));
    const isInstalling = await page.evaluate(async () => {
      const {installing, waiting} = await navigator.serviceWorker.ready;
      return installing !== null || waiting !== null;
    });
    return isTried && !isInstalling;
  };
  await expect.poll(isOver).toBe(true);
  expect(await workerParams(page)).toBe('{"offlineMode":false,"debug":false}');
  // The service worker first unregisters, then deletes its caches.
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Markdown'}).click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Markdown');
  await close();
});

describe('without offline mode', () => {
  test('a worker is registered after the page has loaded, and stores nothing', async () => {
    host.deploy(a);
    host.requests.length = 0;
    const {page, close} = await openPage(`${host.url}docs/intro/`);
    expect(await workerParams(page)).toBe('{"offlineMode":false,"debug":false}');
    expect(await cacheNames(page)).toEqual([]);
    expect(host.requests.filter((request) => request.includes('sw-files'))).toEqual([]);
    // Without offline mode, a new build is visible at once.
    host.deploy(b);
    await load(page, `${host.url}docs/intro/`);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const {installing, waiting} = await navigator.serviceWorker.ready;
          return installing === null && waiting === null;
        }),
      )
      .toBe(true);
    expect(await page.getByText('New version available').count()).toBe(0);
    await close();
  });

  test('installing the app turns offline mode on, at once and without a message', async () => {
    host.deploy(a);
    const {page, close} = await openPage(`${host.url}docs/intro/`);
    await workerParams(page);
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect.poll(() => workerParams(page)).toBe('{"offlineMode":true,"debug":false}');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.pwa.event.appInstalled.fired'))).toBe(
      'true',
    );
    expect(await page.getByText('New version available').count()).toBe(0);
    await expect.poll(async () => (await generations(page)).length).toBe(1);
    await close();
  });

  test('a registration that fails is logged', async () => {
    host.deploy(a);
    host.answer('/sw.js', 500);
    const {page, console: messages, close} = await openPage(`${host.url}docs/intro/`);
    await page.waitForTimeout(500);
    await expect
      .poll(() => messages.filter((message) => message.includes('registerSW failed')))
      .toHaveLength(1);
    host.answer('/sw.js', undefined);
    await close();
  });
});

test('the worker is small, and pages have the tags of pwaHead', () => {
  expect(gzipSync(fs.readFileSync(path.join(a, 'sw.js'))).length).toBeLessThan(12_000);
  const html = fs.readFileSync(path.join(a, 'docs/intro/index.html'), 'utf8');
  expect(html).toMatch(/<link rel="?manifest"? href="?\/manifest\.json"?\s*\/?>/);
  expect(html).toMatch(/<meta name="?theme-color"? content="?#25c2a0"?\s*\/?>/);
});

/** Loads an image in the page and returns its width. */
const imageWidth = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const image = Object.assign(new Image(), {src});
    await image.decode();
    return image.naturalWidth;
  }, url);

test('the site has what Lighthouse requires of an app that can be installed', async () => {
  host.deploy(a);
  const {page, close} = await openOffline(host);
  const devTools = await page.context().newCDPSession(page);
  const {installabilityErrors} = (await devTools.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: {errorId: string}[];
  };
  // Playwright's browser contexts count as incognito windows, in which no app can be installed.
  expect(installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const {errors, data = '', url} = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as Record<string, string> & {icons: {src: string; sizes: string}[]};
  expect(manifest).toMatchObject({name: 'Basic', short_name: 'Basic', display: 'standalone'});
  expect(manifest.theme_color).toBe(await page.locator('meta[name="theme-color"]').getAttribute('content'));
  for (const {src, sizes} of manifest.icons)
    expect(`${await imageWidth(page, new URL(src, url).href)}`).toBe(sizes.split('x')[0]);
  expect(await page.locator('meta[name="viewport"]').getAttribute('content')).toContain('width=device-width');
  // An installed app can start without a network.
  await host.stop();
  try {
    await load(page, new URL(manifest.start_url ?? '', url).href);
  } finally {
    await host.start();
    await close();
  }
});

describe('a site larger than the limit', () => {
  test('reports what is left out, and stores it when it is visited', async () => {
    const site = createSite('basic', withPwa('{maxPrecacheBytes: 900_000}'));
    site.files.write('static/img/large.png', square(1200));
    for (let index = 1; index <= 12; index += 1)
      site.files.write(
        `docs/long/page-${index}.md`,
        `# Page ${index}\n\n![](/img/large.png)\n\n[Another page](./page-${(index % 12) + 1}.md)\n\n${'Many words. '.repeat(6000)}\n`,
      );
    const {dir, printed} = await buildTo(site, 'large');
    expect(printed).toMatch(/The service worker stores \d+ files \(0\.\d MB\) when it is installed\./);
    expect(printed).toMatch(
      /Left out until they are visited: \d+ files \([\d.]+ MB\), among them [1-9]\d* pages?\./,
    );
    expect(printed).toContain('The option "maxPrecacheBytes" of the pwa plugin sets the limit.');
    const list = fs.readdirSync(path.join(dir, 'assets/js')).find((file) => file.startsWith('sw-files'));
    expect(fs.readFileSync(path.join(dir, 'assets/js', list ?? ''), 'utf8')).not.toContain(
      'docs/long/page-12/"',
    );
    host.deploy(dir);
    // This page is opened before a service worker is installed, the next one by a link.
    const {page, close} = await openOffline(host, 'docs/long/page-11/');
    const stored = (url: string) =>
      page.evaluate(async (address) => {
        const names = (await caches.keys()).filter((name) => name.includes('visited'));
        const found = await Promise.all(names.map((cacheName) => caches.match(address, {cacheName})));
        return found.some((response) => response !== undefined);
      }, url);
    await expect.poll(() => stored('/docs/long/page-11?page')).toBe(true);
    await page.getByRole('link', {name: 'Another page'}).click();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Page 12');
    await expect.poll(() => stored('/docs/long/page-12?page')).toBe(true);
    await expect.poll(() => stored('/docs/long/page-12/index.payload.json')).toBe(true);
    await host.stop();
    try {
      for (const name of ['12', '11']) {
        await load(page, `${host.url}docs/long/page-${name}/`);
        expect(await heading(page)).toBe(`Page ${name}`);
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLImageElement>('article img')].every(
            (image) => image.naturalWidth > 0,
          ),
        );
      }
      await page.getByRole('link', {name: 'Another page'}).click();
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Page 12');
    } finally {
      await host.start();
      await close();
    }
  });
});

describe('options', () => {
  test('selfDestroying ends the worker of an earlier build, with what it stored', async () => {
    host.deploy(a);
    const {page, close} = await openPage(`${host.url}docs/intro/`);
    await workerParams(page);
    // Name of a cache that Docusaurus' plugin creates.
    await page.evaluate(() => caches.open(`workbox-precache-v2-${window.location.origin}/`));
    await page.evaluate(() => caches.open('of another application'));
    const site = createSite('basic', withPwa('{selfDestroying: true}', '@docusaurus/plugin-pwa'));
    const {dir} = await buildTo(site, 'destroying');
    host.deploy(dir);
    await load(page, `${host.url}docs/intro/`);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual(['of another application']);
    await close();
  });

  test('swCustom adds routes to the worker, and swRegister takes the place of the registration', async () => {
    const site = createSite(
      'basic',
      withPwa(
        `{debug: true, swCustom: './src/sw.ts', swRegister: './src/registration.js', injectManifestConfig: {globIgnores: ['img/**']}}`,
      ),
    );
    site.files.write(
      'src/sw.ts',
      `import {registerRoute} from 'workbox-routing';
export default function custom({offlineMode}: {offlineMode: boolean}): void {
  registerRoute(({url}) => url.pathname === '/greeting', async () => new Response('hello ' + offlineMode));
}
`,
    );
    site.files.write(
      'src/registration.js',
      `if (typeof window !== 'undefined')
  navigator.serviceWorker.register(process.env.PWA_SERVICE_WORKER_URL + '?params=' + encodeURIComponent('{"offlineMode":true}'));
`,
    );
    const {dir} = await buildTo(site, 'custom');
    const list = fs.readdirSync(path.join(dir, 'assets/js')).find((file) => file.startsWith('sw-files'));
    expect(fs.readFileSync(path.join(dir, 'assets/js', list ?? ''), 'utf8')).not.toContain('img/logo.svg');
    host.deploy(dir);
    const {page, close} = await openPage(`${host.url}docs/intro/`);
    expect(await workerParams(page)).toBe('{"offlineMode":true}');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.evaluate(async () => (await fetch('/greeting')).text())).toBe('hello true');
    await close();
  });

  test.each([
    [
      '{swCustom: "./src/missing.js"}',
      'The option "swCustom" of the pwa plugin names "./src/missing.js", which does not exist.',
    ],
    ['{offlineModeActivationStrategies: ["sometimes"]}', 'offlineModeActivationStrategies'],
    ['{reloadPopup: "x"}', 'swizzle the component "PwaReloadPopup"'],
    ['{injectManifestConfig: {swSrc: "x"}}', 'code for the worker goes into the option "swCustom"'],
    ['{injectManifestConfig: {nonsense: true}}', 'nonsense'],
    ['{maxPrecacheBytes: -1}', 'maxPrecacheBytes'],
    ['{pwaHead: [{rel: "manifest"}]}', 'tagName'],
  ])('%s is an error', async (options, words) => {
    const result = await createSite('basic', withPwa(options)).build();
    expectOneError(result, {says: [words]});
  });

  test('a file of the site that is called sw.js is an error', async () => {
    const site = createSite('basic', withPwa('{}'));
    site.files.write('static/sw.js', '');
    expectOneError(await site.build(), {code: 'PWA_FILE_EXISTS', says: ['"sw.js"']});
  });
});
