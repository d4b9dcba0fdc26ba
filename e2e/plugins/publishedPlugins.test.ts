import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type Browser, chromium} from 'playwright-core';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {plugins} from '../../ecosystem/plugins/index.mjs';
import {buildSite, installSite, openPages, serveSite} from '../../ecosystem/tryPlugin.mjs';
import {usePackedPackages} from '../../scripts/registry/usePackedPackages.mjs';
import {executablePath, launchFlags} from '../harness/tabs.js';

/**
 * Tests plugins in one site, since installing it takes most of the time. `pnpm ecosystem` tests all plugins of the
 * list, each in its own site.
 */
const tried = plugins.filter(({inTests}) => inTests);
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-ecosystem-'));
let server: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;

beforeAll(async () => {
  const registry = await usePackedPackages();
  try {
    await installSite(dir, tried, registry.env);
  } finally {
    await registry.close();
  }
  await buildSite(dir, tried);
  server = await serveSite(dir);
  browser = await chromium.launch({executablePath: executablePath(), args: [...launchFlags]});
}, 600_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  fs.rmSync(dir, {recursive: true, force: true});
});

test('five are tried', () => {
  expect(tried).toHaveLength(5);
});

test.each(tried)('$name, as npm installs it: $feature', async (entry) => {
  await openPages(browser, server.url, entry);
});
