/**
 * Takes the pictures of the tutorial: node scripts/registry/run.mjs node website/scripts/tutorialPictures.mjs
 * Runs the samples of docs/tutorial.mdx in an empty folder, with packed packages, and photographs the site after each
 * step in both colour modes.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {findChromium} from '../../scripts/chromium.mjs';
import {readSamples} from '../../scripts/docs/readSamples.mjs';
import {withServer} from '../../scripts/docs/startShell.mjs';

const website = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const pictures = path.join(website, 'static/img/tutorial');
const tutorial = fs.readFileSync(path.join(website, 'docs/tutorial.mdx'), 'utf8');
/** Size of the window; `src/components/Screenshot` has it too. */
const WINDOW = {width: 1080, height: 620};
/** Quality of the WebP files, from 0 to 100: text stays sharp, and a picture has about 20 kB. */
const QUALITY = 80;

/** Path of the page that a picture shows. */
const pages = {
  '02-start': '/',
  '03-page': '/docs/intro/',
  '04-sidebar': '/docs/teas/green/',
  '05-markdown': '/docs/cleaning/',
  '06-image': '/docs/teas/black/',
  '07-name': '/',
  '08-blog': '/blog/',
  '09-search': '/docs/intro/',
  // On the home page of the website, not in the tutorial.
  finished: '/docs/cleaning/',
};

/** Functions that operate a page before its picture is taken, by the name of the picture. */
const actions = {
  '09-search': async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('water');
    // All five pages: the list grows while their files load.
    await page.getByRole('option').nth(4).waitFor();
  },
};

/** Runs a command of the tutorial. Servers are left out, since the pictures need one that stays. @returns the folder */
function runCommand(command, dir) {
  if (/^npm (?:start|run serve)$/.test(command)) return dir;
  const {status, stdout} = spawnSync('bash', ['-c', `{ ${command}\n} >&2 && pwd`], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, npm_config_yes: 'true'},
  });
  if (status !== 0) throw new Error(`"${command}" ended with ${status}.`);
  return stdout.trim();
}

function runSample({language, text, title}, dir) {
  if (language === 'bash')
    return text
      .trim()
      .split('\n')
      .reduce((at, command) => runCommand(command, at), dir);
  const file = path.join(dir, title);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  return dir;
}

async function photograph(browser, name, url) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({viewport: WINDOW, colorScheme, reducedMotion: 'reduce'});
    await page.goto(url + pages[name], {waitUntil: 'networkidle'});
    await actions[name]?.(page);
    const session = await page.context().newCDPSession(page);
    const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: QUALITY});
    fs.writeFileSync(path.join(pictures, `${name}-${colorScheme}.webp`), Buffer.from(data, 'base64'));
    await page.close();
  }
}

async function photographSite(names, dir) {
  runCommand('npx site build', dir);
  const use = async (url) => {
    for (const name of names) await photograph(browser, name, url.replace(/\/$/, ''));
  };
  await withServer({command: 'npx site serve', dir, env: {}, use});
  console.log(names.join(', '));
}

let dir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-tutorial-'));
const top = dir;
const browser = await chromium.launch({executablePath: findChromium()});
fs.rmSync(pictures, {recursive: true, force: true});
fs.mkdirSync(pictures, {recursive: true});
try {
  for (const step of tutorial.split(/^(?=## \d)/m)) {
    for (const sample of readSamples(step).filter(({run}) => run !== undefined)) dir = runSample(sample, dir);
    const names = [...step.matchAll(/<Screenshot name="([^"]+)"/g)].map(([, name]) => name);
    if (step.startsWith('## 10.')) names.push('finished');
    if (names.length > 0) await photographSite(names, dir);
  }
} finally {
  await browser.close();
  fs.rmSync(top, {recursive: true, force: true});
}
