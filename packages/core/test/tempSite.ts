import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** A folder with these files, gone after the test. Real path, as `resolveConfig` reports it. */
export function tempSite(files: {readonly [name: string]: string}): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-')));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
  return dir;
}

/** The config that every test site needs, and what the test is about. */
export function configText(fields = ''): string {
  return `export default {title: 'T', url: 'https://t.test', baseUrl: '/', ${fields}};\n`;
}
