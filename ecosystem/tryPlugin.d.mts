import type {Browser} from 'playwright-core';
import type {PublishedPlugin} from './plugins/index.mjs';

type Entries = readonly PublishedPlugin[];

export function installSite(
  dir: string,
  entries: Entries,
  env: {readonly [name: string]: string},
): Promise<void>;
export function buildSite(dir: string, entries: Entries): Promise<string>;
export function serveSite(dir: string): Promise<{readonly url: string; close(): void}>;
export function openPages(browser: Browser, url: string, entry: PublishedPlugin): Promise<void>;
