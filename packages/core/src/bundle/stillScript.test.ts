import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {writeStillScript} from './stillScript.js';

const write = (siteDir: string, modules: readonly string[]) => {
  const files = modules.map((file) => path.join(siteDir, file));
  return writeStillScript({
    siteDir,
    dir: path.join(siteDir, 'out'),
    minify: true,
    modules: files,
    isRelocatable: false,
  });
};

test('the script has the modules of plugins, and is small without them', async () => {
  const siteDir = tempSite({'clock.ts': 'export default (signal: AbortSignal) => signal.onabort;'});
  const plain = await write(siteDir, []);
  const read = (file: string) => fs.readFileSync(path.join(siteDir, 'out', file));
  expect(gzipSync(read(plain.file)).length).toBeLessThan(2200);
  const made = await write(siteDir, ['clock.ts']);
  expect(made.file).not.toBe(plain.file);
  expect(read(made.file).toString()).toContain('onabort');
  expect(made.inputs).toContain(path.join(siteDir, 'clock.ts'));
});

test('a mistake in a module of a plugin is an error with file and line', async () => {
  const siteDir = tempSite({
    'plugins/clock.js': 'export default () => {\n  let = 1;\n};\n',
    'named.js': 'export const a = 1;',
  });
  await expect(write(siteDir, ['plugins/clock.js'])).rejects.toMatchObject({
    code: 'BUNDLE_FAILED',
    location: {file: 'plugins/clock.js', line: 2},
    hint: 'A plugin returns the module from "getStillModules".',
  });
  await expect(write(siteDir, ['named.js'])).rejects.toThrow(
    'No matching export in "named.js" for import "default".',
  );
  await expect(write(siteDir, ['none.js'])).rejects.toThrow('none.js');
});
