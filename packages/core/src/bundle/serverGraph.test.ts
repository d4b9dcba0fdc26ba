import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {linkServerFiles, removeOlderEntries, writeServerEntry} from './serverGraph.js';
import {type SiteScript, siteScriptFile} from './siteScript.js';

function script(hash: string, greeting: string): SiteScript {
  return {file: siteScriptFile(hash), text: `globalThis.serverGraphTest = ${JSON.stringify(greeting)};\n`};
}

function importFrom(file: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

test('what a module reads when it is evaluated is of the locale that asks, chunks that are loaded later included', async () => {
  const dir = tempSite({
    'server/package.json': '{"type": "module"}',
    'server/assets/css/styles.css': '',
    'server/assets/js/greeting.js': 'export const greeting = globalThis.serverGraphTest;\n',
    'server/assets/js/late.js':
      "import {greeting} from './greeting.js';\nexport const late = ['later', greeting].join(' ');\n",
    'server/entry.mjs':
      "export {greeting} from './assets/js/greeting.js';\nexport const load = () => import('./assets/js/late.js');\n",
  });
  const modules = [];
  for (const [locale, siteScript] of [
    ['en', script('11111111', 'Hello')],
    ['fr', script('22222222', 'Bonjour')],
  ] as const) {
    const own = path.join(dir, 'locales', locale);
    linkServerFiles(path.join(dir, 'server'), own);
    modules.push(await importFrom(writeServerEntry({dir: own, serverFile: 'entry.mjs', locale, siteScript})));
  }
  const [english, french] = modules as {greeting: string; load(): Promise<{late: string}>}[];
  expect([english?.greeting, french?.greeting]).toEqual(['Hello', 'Bonjour']);
  expect((await english?.load())?.late).toBe('later Hello');
  expect(fs.existsSync(path.join(dir, 'locales/en/assets/css'))).toBe(false);
});

test('a damaged file of a locale is made again from that of the bundle', () => {
  const dir = tempSite({'server/a.mjs': 'export const a = 1;\n', 'server/b.mjs': 'export const b = 1;\n'});
  const own = path.join(dir, 'locales/en');
  linkServerFiles(path.join(dir, 'server'), own);
  const {ino} = fs.statSync(path.join(own, 'b.mjs'));
  fs.rmSync(path.join(own, 'a.mjs'));
  fs.writeFileSync(path.join(own, 'a.mjs'), 'export const a = 2;\n');
  linkServerFiles(path.join(dir, 'server'), own);
  expect(fs.readFileSync(path.join(own, 'a.mjs'), 'utf8')).toBe('export const a = 1;\n');
  expect(fs.statSync(path.join(own, 'b.mjs')).ino).toBe(ino);
});

test('an entry with other data replaces that of the same locale only', () => {
  const dir = tempSite({});
  const write = (locale: string, hash: string) =>
    writeServerEntry({dir, serverFile: 'entry.mjs', locale, siteScript: script(hash, '')});
  write('en', '11111111');
  write('en-GB', '22222222');
  removeOlderEntries(write('en', '33333333'));
  expect(fs.readdirSync(dir).filter((name) => name.endsWith('.mjs'))).toEqual([
    'entry.en-GB.22222222.mjs',
    'entry.en.33333333.mjs',
  ]);
  expect(fs.readdirSync(path.join(dir, 'assets/js'))).toEqual(['site.22222222.js', 'site.33333333.js']);
});
