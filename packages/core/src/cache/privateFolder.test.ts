import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, onTestFinished, test} from 'vitest';
import {makePrivateFolder, realPrivateFolder} from './privateFolder.js';

let dir: string;

beforeEach(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'private-folder-')));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
});

describe.skipIf(process.platform === 'win32')('a folder for code', () => {
  test('is made so that only this user can read it', () => {
    const folder = path.join(dir, 'a/b');
    expect(makePrivateFolder(folder)).toBe(folder);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('is refused if it belongs to somebody else', () => {
    expect(realPrivateFolder(dir, (process.getuid?.() ?? 0) + 1)).toBeUndefined();
  });

  test('is refused if everybody can write it', () => {
    const folder = path.join(dir, 'open');
    fs.mkdirSync(folder);
    fs.chmodSync(folder, 0o777);
    expect(makePrivateFolder(folder)).toBeUndefined();
  });

  test('is refused if everybody can rename a folder around it', () => {
    const around = path.join(dir, 'around');
    fs.mkdirSync(path.join(around, 'own'), {recursive: true});
    fs.chmodSync(around, 0o777);
    expect(realPrivateFolder(path.join(around, 'own'))).toBeUndefined();
    fs.chmodSync(around, 0o1777);
    expect(realPrivateFolder(path.join(around, 'own'))).toBe(path.join(around, 'own'));
  });

  test('is where a link leads to, so that the link can be changed without effect', () => {
    fs.mkdirSync(path.join(dir, 'target'));
    fs.symlinkSync(path.join(dir, 'target'), path.join(dir, 'link'));
    expect(realPrivateFolder(path.join(dir, 'link'))).toBe(path.join(dir, 'target'));
  });

  test('is not made where a file is', () => {
    fs.writeFileSync(path.join(dir, 'file'), '');
    expect(makePrivateFolder(path.join(dir, 'file'))).toBeUndefined();
    expect(makePrivateFolder(path.join(dir, 'file/inner'))).toBeUndefined();
  });
});
