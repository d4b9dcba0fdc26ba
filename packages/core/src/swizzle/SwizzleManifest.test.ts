import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {addRecords, type EjectedRecord, readManifest} from './SwizzleManifest.js';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-manifest-'));
fs.mkdirSync(path.join(siteDir, 'src/theme'), {recursive: true});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const record = (component: string): EjectedRecord => ({
  theme: '@lectern/theme-classic',
  component,
  source: `${component}.tsx`,
  hash: '0'.repeat(64),
  base: 'base',
});

test('records are added to those that are there, and replace those of the same files', () => {
  addRecords(
    siteDir,
    new Map([
      ['A.tsx', record('A')],
      ['B.tsx', record('B')],
    ]),
  );
  addRecords(
    siteDir,
    new Map([
      ['B.tsx', record('Other')],
      ['C.tsx', record('C')],
    ]),
  );
  const components = [...readManifest(siteDir)].map(([file, {component}]) => [file, component]);
  expect(components).toEqual([
    ['A.tsx', 'A'],
    ['B.tsx', 'Other'],
    ['C.tsx', 'C'],
  ]);
});

test.each([
  ['{\n  "files": [\n}', 'cannot be read: it is not JSON'],
  ['{"files": {\n"A.tsx": {"theme": 1}}}', 'cannot be read: "files.A.tsx.theme" must be a string, but is 1.'],
])('%s is reported with its line', (text, message) => {
  fs.writeFileSync(path.join(siteDir, 'src/theme/.swizzled.json'), text);
  const read = () => readManifest(siteDir);
  expect(read).toThrow(message);
  expect(read).toThrow(
    expect.objectContaining({location: expect.objectContaining({line: expect.any(Number)})}),
  );
});
