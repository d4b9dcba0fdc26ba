/**
 * Takes the pictures of the sites of website/showcase: node website/scripts/showcaseScreenshots.mjs
 * Builds them, opens a page of each in Chromium in light mode, and writes it in two widths to static/img/sites.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {ensureChromium} from '../../scripts/chromium.mjs';
import {buildShowcaseSite, showcaseIds} from './showcaseSites.mjs';

/** Size of the window. */
const WINDOW = {width: 1280, height: 720};
/** Widths of the pictures: that of the window, and that of the cards. */
const WIDTHS = [1280, 640];
/** Pages that are shown in the place of the first one. */
const PAGES = {url: 'url/'};

const website = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const picturesFolder = path.join(website, 'static/img/sites');
const idealImage = createRequire(path.join(website, 'package.json')).resolve(
  '@lectern/plugin-ideal-image/package.json',
);
const sharp = createRequire(idealImage)('sharp');

/** Opens a page of a built site, whose files are read from the disk. @returns a picture of the window, PNG */
async function takePicture(browser, outDir, pagePath) {
  const page = await browser.newPage({viewport: WINDOW, colorScheme: 'light', reducedMotion: 'reduce'});
  await page.route('http://showcase.example/**', (route) => {
    const file = path.join(outDir, decodeURIComponent(new URL(route.request().url()).pathname));
    return route.fulfill({path: file.endsWith(path.sep) ? path.join(file, 'index.html') : file});
  });
  await page.goto(`http://showcase.example/${pagePath}`, {waitUntil: 'networkidle'});
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const executablePath = ensureChromium();
if (!executablePath) process.exit(1);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'showcase-'));
const browser = await chromium.launch({executablePath});
try {
  fs.rmSync(picturesFolder, {recursive: true, force: true});
  fs.mkdirSync(picturesFolder, {recursive: true});
  for (const id of showcaseIds) {
    const outDir = path.join(folder, id);
    const {code, output} = await buildShowcaseSite(id, outDir, '/');
    if (code !== 0) throw new Error(`website/showcase/${id} cannot be built:\n${output}`);
    const picture = await takePicture(browser, outDir, PAGES[id] ?? '');
    for (const width of WIDTHS) {
      const file = path.join(picturesFolder, `${id}-${width}.webp`);
      await sharp(picture).resize({width}).webp({quality: 85, effort: 6}).toFile(file);
    }
    console.log(`took showcase/${id}`);
  }
} finally {
  await browser.close();
  fs.rmSync(folder, {recursive: true, force: true});
}
