import fs from 'node:fs';
import os from 'node:os';
import {setTimeout} from 'node:timers/promises';
import {startStaticServer} from '../serve/startStaticServer.js';
import {encodePath} from '../shared/encodePath.js';
import {onExit} from '../terminal/onExit.js';
import {type Browser, type BrowserPage, type BrowserTools, loadBrowserTools} from './browserTools.js';
import type {CheckedPage} from './CheckedOutput.js';
import type {CheckedSite} from './CheckedSite.js';
import type {Finding} from './Finding.js';

const HOST = '127.0.0.1';
/** Pages that are open at the same time, at most. */
const MAX_PAGES = 4;
/** Time limit for one page, in milliseconds. */
const PAGE_MS = 60_000;
/** Rules of axe whose result depends on the colour mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** A breach of a rule of axe by one element. */
interface Violation {
  readonly rule: string;
  /** "Elements must meet minimum color contrast ratio thresholds" */
  readonly help: string;
  readonly helpUrl: string;
  /** CSS selector of the element. */
  readonly selector: string;
}

/** Opens the pages in Chromium, and checks them by axe in both colour modes. */
export async function checkAccessibility(site: CheckedSite): Promise<readonly Finding[]> {
  const tools = await loadBrowserTools(site.siteDir);
  const output = await site.output();
  const {baseUrl, config} = site.loaded;
  const pages = output.pages.filter(
    (page) => page.path.startsWith(baseUrl) && site.isWanted(page.path) && !isRedirect(page),
  );
  const {trailingSlash} = config;
  const server = await startStaticServer({dir: output.outDir, baseUrl, trailingSlash, host: HOST, port: 0});
  try {
    return await checkPages(pages, {site, tools, origin: new URL(server.url).origin});
  } finally {
    await server.close();
  }
}

/** True for pages that lead to another address, as those of the redirects plugin do: they have nothing of their own. */
function isRedirect({htmlFile}: CheckedPage): boolean {
  return htmlFile !== undefined && /<meta http-equiv="?refresh/i.test(fs.readFileSync(htmlFile, 'utf8'));
}

interface PagesInput {
  readonly site: CheckedSite;
  readonly tools: BrowserTools;
  /** "http://127.0.0.1:41234" */
  readonly origin: string;
}

async function checkPages(
  pages: readonly CheckedPage[],
  {site, tools, origin}: PagesInput,
): Promise<Finding[]> {
  const {progress} = site.tools;
  progress.stage('Opening pages');
  progress.expect(pages.length);
  const browser = await tools.launch();
  const forget = onExit(() => browser.close());
  const findings = new Map<CheckedPage, readonly Finding[]>();
  const waiting = pages.values();
  const openPages = async () => {
    for (const page of waiting) {
      findings.set(page, await checkPage(page, {browser, axe: tools.axe, origin, site}));
      progress.advance(1);
    }
  };
  try {
    const count = Math.min(os.availableParallelism(), MAX_PAGES);
    await Promise.all(Array.from({length: count}, openPages));
  } finally {
    forget();
    await browser.close();
  }
  return pages.flatMap((page) => findings.get(page) ?? []);
}

interface PageInput {
  readonly browser: Browser;
  /** Code of axe. */
  readonly axe: string;
  readonly origin: string;
  readonly site: CheckedSite;
}

async function checkPage(
  page: CheckedPage,
  {browser, axe, origin, site}: PageInput,
): Promise<readonly Finding[]> {
  // The policy of the site would keep axe out. A context of its own keeps pages from each other's storage.
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 800},
  });
  try {
    // Content must not send requests from here into the network of this machine.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const opened = await context.newPage();
    const checking = violationsOf(opened, {axe, url: urlOf(page, origin, site)});
    const limit = new AbortController();
    const tooLate = setTimeout(PAGE_MS, 'late' as const, {signal: limit.signal}).catch(() => 'late' as const);
    const result = await Promise.race([checking, tooLate]).finally(() => limit.abort());
    if (result !== 'late') return result === undefined ? [] : result.map((one) => findingOf(one, page));
    checking.catch(() => {});
    return [notChecked(page, `it takes longer than ${PAGE_MS / 1000} seconds`)];
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [notChecked(page, line.replace(/\.$/, ''))];
  } finally {
    // Closing a page that is in an endless loop may never end. The browser is closed after all pages anyway.
    context.close().catch(() => {});
  }
}

/** Address of a page; with the hash router, its path is in the fragment. */
function urlOf({path, htmlFile, locale}: CheckedPage, origin: string, {loaded}: CheckedSite): string {
  if (htmlFile !== undefined) return origin + encodePath(path);
  const base = locale?.context.baseUrl ?? loaded.baseUrl;
  return `${origin}${base}#/${path.slice(base.length)}`;
}

/** Breaches in the light mode, and those that only the dark mode has. */
async function violationsOf(
  page: BrowserPage,
  {axe, url}: {readonly axe: string; readonly url: string},
): Promise<readonly Violation[] | undefined> {
  await page.goto(url, {waitUntil: 'load'});
  // A page that leads to another address has nothing of its own.
  if (new URL(page.url()).pathname !== new URL(url).pathname) return undefined;
  await page.evaluate(axe);
  await showMode(page, 'light');
  const light = await runAxe(page);
  await showMode(page, 'dark');
  const dark = await runAxe(page, COLOR_RULES);
  const isKnown = ({rule, selector}: Violation) =>
    light.some((one) => one.rule === rule && one.selector === selector);
  return [
    ...light,
    ...dark.filter((one) => !isKnown(one)).map((one) => ({...one, help: `${one.help}, in the dark mode`})),
  ];
}

/** Shows a page in a colour mode: by the preference of the reader, and by the attribute of themes that have switches. */
async function showMode(page: BrowserPage, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: mode});
  await page.evaluate(
    `new Promise((done) => {
      const {dataset} = document.documentElement;
      if (dataset.theme !== undefined) dataset.theme = ${JSON.stringify(mode)};
      requestAnimationFrame(() => requestAnimationFrame(done));
    })`,
  );
}

async function runAxe(page: BrowserPage, rules?: readonly string[]): Promise<readonly Violation[]> {
  const options = JSON.stringify(rules ? {runOnly: rules} : {});
  const found = await page.evaluate(
    `axe.run(document, ${options}).then(({violations}) => violations.flatMap(({id, help, helpUrl, nodes}) =>
      nodes.map(({target}) => ({rule: id, help, helpUrl, selector: target.join(' ')}))))`,
  );
  return found as readonly Violation[];
}

function findingOf({rule, help, helpUrl, selector}: Violation, {path}: CheckedPage): Finding {
  return {
    check: 'accessibility',
    code: rule,
    page: path,
    message: `${help}: ${selector}`,
    hint: `${helpUrl.replace(/\?.*$/, '')} explains the rule.`,
  };
}

function notChecked({path}: CheckedPage, reason: string): Finding {
  return {
    check: 'accessibility',
    code: 'page-not-checked',
    page: path,
    message: `This page could not be checked: ${reason}.`,
  };
}
