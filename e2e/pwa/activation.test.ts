import path from 'node:path';
import type {Page} from 'playwright-core';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  createSite,
  type HostedFolder,
  hostFolder,
  openAppWindow,
  openPage,
  workFolder,
} from '../harness/index.js';
import {buildTo, cacheNames, load, openOffline, withPwa, workerParams} from './offlineMode.js';

const ON = '{"offlineMode":true,"debug":false}';
const OFF = '{"offlineMode":false,"debug":false}';

const site = createSite('basic', withPwa('{}'));
let options = '{}';
let defaults = '';
let chosen = '';
let host: HostedFolder;

/** Builds the site with these strategies. @returns the output folder */
async function buildWith(strategies: readonly string[]): Promise<string> {
  const next = `{offlineModeActivationStrategies: ${JSON.stringify(strategies)}}`;
  site.files.replace('docusaurus.config.ts', `['pwa', ${options}]`, `['pwa', ${next}]`);
  options = next;
  return (await buildTo(site, strategies.join('-'))).dir;
}

beforeAll(async () => {
  ({dir: defaults} = await buildTo(site, 'defaults'));
  chosen = await buildWith(['mobile', 'saveData']);
  host = await hostFolder(path.join(workFolder, `pwa-${process.pid}-activation-host`));
}, 300_000);

/** Turns on the browser's setting to save data. */
async function saveData(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDataSaverOverride', {dataSaverEnabled: true});
}

describe('offline mode is on', () => {
  test('in the window of an app (standalone), and not in a tab', async () => {
    host.deploy(defaults);
    const {page, close} = await openAppWindow(`${host.url}docs/intro/`);
    try {
      expect(await workerParams(page)).toBe(ON);
      await host.stop();
      await load(page, `${host.url}docs/markdown/`);
      expect(await page.locator('h1').first().textContent()).toBe('Markdown');
    } finally {
      await host.start();
      await close();
    }
    const tab = await openPage(`${host.url}docs/intro/`);
    expect(await workerParams(tab.page)).toBe(OFF);
    await tab.close();
  });

  test('on narrow screens (mobile), and not on wide ones', async () => {
    host.deploy(chosen);
    const narrow = await openPage(`${host.url}docs/intro/`, {width: 996});
    expect(await workerParams(narrow.page)).toBe(ON);
    await narrow.close();
    const {page, close} = await openPage(`${host.url}docs/intro/`, {width: 997});
    expect(await workerParams(page)).toBe(OFF);
    await close();
  });

  test('where the visitor asks to save data (saveData)', async () => {
    host.deploy(chosen);
    const {page, close} = await openPage(`${host.url}docs/intro/`);
    expect(await workerParams(page)).toBe(OFF);
    await saveData(page);
    await load(page, `${host.url}docs/intro/`);
    await expect.poll(() => workerParams(page)).toBe(ON);
    await close();
  });

  test('always (always)', async () => {
    host.deploy(await buildWith(['always']));
    const {page, close} = await openPage(`${host.url}docs/intro/`);
    expect(await workerParams(page)).toBe(ON);
    await close();
  });
});

test('turned off again, it removes what it has stored', async () => {
  host.deploy(defaults);
  const {page, close} = await openOffline(host, 'docs/intro/');
  expect(await cacheNames(page)).not.toEqual([]);
  // Payloads are fetched without `<link rel="prefetch">`: its requests would keep the service worker busy.
  await load(page, `${host.url}docs/intro/`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => name.endsWith('about/index.payload.json')),
  );
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
  // Chromium replaces a service worker only when it is idle. On a busy machine that takes 30 s and a further page load.
  const turnOff = async () => {
    await load(page, `${host.url}docs/intro/?offlineMode=false`);
    return workerParams(page);
  };
  await expect.poll(turnOff, {interval: 2000, timeout: 120_000}).toBe(OFF);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  await host.stop();
  try {
    await expect(page.goto(`${host.url}docs/markdown/`)).rejects.toThrow('net::ERR_CONNECTION_REFUSED');
  } finally {
    await host.start();
    await close();
  }
});

test('a strategy that the site has not chosen turns nothing on', async () => {
  host.deploy(defaults);
  const {page, close} = await openPage(`${host.url}docs/intro/`, {width: 375});
  await saveData(page);
  await load(page, `${host.url}docs/intro/`);
  expect(await workerParams(page)).toBe(OFF);
  host.deploy(chosen);
  const other = await openPage(`${host.url}docs/intro/?offlineMode=true`);
  expect(await workerParams(other.page)).toBe(OFF);
  await other.close();
  await close();
});
