import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createStaging, discardStaging, recoverOutput, replaceOutput} from './replaceOutput.js';

let root: string;
let outDir: string;
let spare: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  outDir = path.join(root, 'build');
  spare = path.join(root, 'cache', 'output');
  fs.mkdirSync(path.dirname(spare));
});
afterEach(() => fs.rmSync(root, {recursive: true, force: true}));

function write(dir: string, text: string): void {
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'index.html'), text);
}

const DEAD_PID = 2 ** 22 + 1;

test('the output folder changes as a whole, and nothing else is left beside it', () => {
  write(outDir, 'old');
  fs.writeFileSync(path.join(outDir, 'gone.html'), '');
  const staging = createStaging(outDir, spare);
  write(staging, 'new');
  expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('old');
  replaceOutput(staging, outDir, spare);
  expect(fs.readdirSync(outDir)).toEqual(['index.html']);
  expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('new');
  expect(fs.readdirSync(root)).toEqual(['build', 'cache']);
});

test('the next build starts from the output before the last', () => {
  for (const text of ['first', 'second']) {
    const staging = createStaging(outDir, spare);
    write(staging, text);
    replaceOutput(staging, outDir, spare);
  }
  const staging = createStaging(outDir, spare);
  expect(fs.readFileSync(path.join(staging, 'index.html'), 'utf8')).toBe('first');
  expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('second');
});

test('a build that gives up leaves the last one as it was, and the next starts from where it started', () => {
  for (const text of ['first', 'second']) {
    const staging = createStaging(outDir, spare);
    write(staging, text);
    replaceOutput(staging, outDir, spare);
  }
  discardStaging(createStaging(outDir, spare), spare, new Error('A mistake.'));
  expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('second');
  expect(fs.readFileSync(path.join(spare, 'index.html'), 'utf8')).toBe('first');
  expect(fs.readdirSync(root)).toEqual(['build', 'cache']);
});

test('a build for which there is no space keeps nothing of what it filled', () => {
  write(outDir, 'old');
  const staging = createStaging(outDir, spare);
  discardStaging(staging, spare, Object.assign(new Error('full'), {code: 'ENOSPC'}));
  expect(fs.existsSync(staging)).toBe(false);
  expect(fs.existsSync(spare)).toBe(false);
  expect(fs.readdirSync(root)).toEqual(['build', 'cache']);
});

test('the leftovers of killed builds are removed', () => {
  write(outDir, 'old');
  write(path.join(root, `.build.next-${DEAD_PID}`), 'half');
  write(`${spare}.next/dist`, 'half');
  recoverOutput(outDir);
  const staging = createStaging(outDir, spare);
  expect(fs.readdirSync(root)).toEqual(['build', 'cache']);
  expect(fs.readdirSync(path.dirname(staging))).toEqual(['build']);
  expect(fs.readdirSync(staging)).toEqual([]);
});

test('every build of a folder works in the same one, which has its name', () => {
  const staging = createStaging(outDir, spare);
  expect(staging).toBe(path.join(`${spare}.next`, 'build'));
  replaceOutput(staging, outDir, spare);
  fs.symlinkSync(outDir, staging);
  expect(createStaging(outDir, spare)).toBe(staging);
  expect(fs.lstatSync(staging).isDirectory()).toBe(true);
  expect(fs.existsSync(outDir)).toBe(true);
});

test('while a build runs nothing is beside the output folder', () => {
  write(outDir, 'old');
  write(createStaging(outDir, spare), 'half');
  expect(fs.readdirSync(root)).toEqual(['build', 'cache']);
});

test('a build without a cache folder works beside the output folder', () => {
  fs.rmdirSync(path.dirname(spare));
  fs.writeFileSync(path.dirname(spare), 'a file');
  const staging = createStaging(outDir, spare);
  expect(path.dirname(staging)).toBe(root);
  write(staging, 'new');
  replaceOutput(staging, outDir, spare);
  expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('new');
});

test('a build killed between its renames gets its last good output back', () => {
  write(path.join(root, `.build.last-${DEAD_PID}`), 'old');
  recoverOutput(outDir);
  expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe('old');
});

test('a build that is still running keeps its folder', () => {
  const staging = createStaging(outDir, spare);
  recoverOutput(outDir);
  expect(fs.existsSync(staging)).toBe(true);
});
