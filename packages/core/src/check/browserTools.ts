import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {errors} from '../errors/catalog.js';
import {resolveFrom} from '../modules/readPackage.js';

/** A page of playwright, as far as it is used here. */
export interface BrowserPage {
  goto(url: string, options: {readonly waitUntil: 'load'}): Promise<unknown>;
  url(): string;
  evaluate(code: string): Promise<unknown>;
  emulateMedia(options: {readonly colorScheme: 'light' | 'dark'}): Promise<void>;
}

interface BrowserContext {
  newPage(): Promise<BrowserPage>;
  route(
    matches: (url: URL) => boolean,
    handle: (route: {abort(): Promise<void>}) => Promise<void>,
  ): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser of playwright, as far as it is used here. */
export interface Browser {
  newContext(options: {
    readonly bypassCSP: boolean;
    readonly reducedMotion: 'reduce';
    readonly serviceWorkers: 'block';
    readonly viewport: {readonly width: number; readonly height: number};
  }): Promise<BrowserContext>;
  close(): Promise<void>;
}

interface Chromium {
  executablePath(): string;
  launch(options: {
    readonly executablePath: string;
    readonly chromiumSandbox: boolean;
    readonly handleSIGINT: boolean;
    readonly handleSIGTERM: boolean;
    readonly handleSIGHUP: boolean;
  }): Promise<Browser>;
}

/** The packages for checks in a browser. They are not dependencies, since few sites need them. */
export interface BrowserTools {
  /** Code of axe. */
  readonly axe: string;
  launch(): Promise<Browser>;
}

/** Packages that bring playwright's API; the first that is installed is used. */
const DRIVERS = ['playwright-core', 'playwright'];
const AXE = 'axe-core/axe.min.js';

/** The first one has no windows, and opens pages in half the time. */
const USUAL_PLACES: readonly string[] = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Loads the packages from the site, and finds Chromium: `CHROMIUM_PATH`, the browser that playwright has installed, or the
 * usual places.
 *
 * @throws {SiteError} `CHECK_NOT_INSTALLED`, `CHECK_BROWSER_NOT_FOUND`
 */
export async function loadBrowserTools(siteDir: string): Promise<BrowserTools> {
  const importers = [path.join(siteDir, 'index.js')];
  const axe = resolveFrom(AXE, importers);
  const driver = DRIVERS.map((name) => resolveFrom(name, importers)).find((file) => file !== undefined);
  if (axe === undefined || driver === undefined) {
    const packages = [
      ...(driver === undefined ? ['playwright-core'] : []),
      ...(axe === undefined ? ['axe-core'] : []),
    ];
    const {installCommand} = await import('../migrate/installCommand.js');
    const command = await installCommand(siteDir, packages, {dev: true});
    throw errors.checkNotInstalled({packages, siteDir, command});
  }
  const {chromium} = await loadDriver(driver);
  const executablePath = findChromium(chromium);
  return {
    axe: fs.readFileSync(axe, 'utf8'),
    launch: () =>
      chromium.launch({
        executablePath,
        // Chromium has no sandbox for the user root, which containers have.
        chromiumSandbox: process.getuid?.() !== 0,
        // The command closes the browser when it ends.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
  };
}

async function loadDriver(file: string): Promise<{readonly chromium: Chromium}> {
  const loaded = await import(pathToFileURL(file).href);
  return loaded.chromium ? loaded : loaded.default;
}

function findChromium(chromium: Chromium): string {
  const {CHROMIUM_PATH} = process.env;
  const places = CHROMIUM_PATH ? [CHROMIUM_PATH] : [chromium.executablePath(), ...USUAL_PLACES];
  const found = places.find((file) => fs.existsSync(file));
  if (found === undefined) throw errors.checkBrowserNotFound(CHROMIUM_PATH || undefined);
  return found;
}
