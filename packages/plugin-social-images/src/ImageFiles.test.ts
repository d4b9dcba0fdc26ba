import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {ImageFiles} from './ImageFiles.js';

function createSite() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const site = path.join(folder, 'site');
  fs.mkdirSync(site);
  fs.writeFileSync(path.join(folder, 'secret.png'), 'secret');
  fs.writeFileSync(path.join(site, 'a.png'), 'image');
  fs.copyFileSync(path.join(site, 'a.png'), path.join(site, 'copy.png'));
  fs.symlinkSync('../secret.png', path.join(site, 'link.png'));
  fs.writeFileSync(path.join(site, 'large.png'), '');
  fs.truncateSync(path.join(site, 'large.png'), 100_000_000);
  return {folder, site, files: new ImageFiles(site)};
}

test('files of the site are named by their content, other sources need no file', () => {
  const {site, files} = createSite();
  const image = files.find('./a.png');
  expect(image?.file).toBe(path.join(site, 'a.png'));
  expect(files.find(path.join(site, 'copy.png'))?.name).toBe(image?.name);
  expect(files.find('data:image/png;base64,AAAA')).toBeUndefined();
  expect(files.find('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBeUndefined();
});

test.each([
  ['https://example.com/a.png', 'another host'],
  ['//example.com/a.png', 'another host'],
  ['file:///etc/passwd', 'another host'],
  ['data:text/html,<script>', 'another host'],
  ['../secret.png', 'outside of the site'],
  ['link.png', 'outside of the site'],
  ['missing.png', 'no such file'],
  ['.', 'no file'],
  ['large.png', 'larger than 5 MB'],
  [`data:image/png;base64,${'A'.repeat(11e6)}`, 'larger than 10 MB'],
])('refused: %.40s', (source, reason) => {
  const {files} = createSite();
  expect(() => files.find(source)).toThrow(reason);
});
