import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Page} from 'playwright-core';
import {executablePath, launchFlags} from './tabs.js';

/** A browser window without an address bar, as of an installed app: pages match `(display-mode: standalone)`. */
export interface AppWindow {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens a URL in such a window, in its own browser process and profile. */
export async function openAppWindow(url: string): Promise<AppWindow> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'app-window-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executablePath(),
    args: [...launchFlags, `--app=${url}`],
  });
  const isApp = (page: Page) => page.url().startsWith(url);
  const page = context.pages().find(isApp) ?? (await context.waitForEvent('page', isApp));
  const close = async () => {
    await context.close();
    fs.rmSync(profile, {recursive: true, force: true});
  };
  return {page, close};
}
