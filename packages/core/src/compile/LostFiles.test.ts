import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {LostFiles, versionOf} from './LostFiles.js';

const timeout = {reason: 'timeout', status: 'SIGKILL', printed: ''} as const;

test('a file is lost until it changes', () => {
  const file = path.join(tempSite({'a.md': 'blocks'}), 'a.md');
  const lost = new LostFiles();
  const failure = lost.add({file, version: versionOf(file)}, timeout, 5);
  expect(lost.find(file)).toBe(failure);
  fs.writeFileSync(file, 'mended');
  expect(lost.find(file)).toBeUndefined();
});

test('a file whose plugin waits is not said to lack the end of a tag', () => {
  const file = path.join(tempSite({'a.md': 'waits'}), 'a.md');
  const failure = new LostFiles().add({file, version: ''}, {...timeout, isWaiting: true}, 1);
  expect(failure.message).toBe(
    'A remark or rehype plugin waited for something that did not come within 1 second.',
  );
  expect(failure.hint).toContain('another page');
});

test('a file that changed while a process was busy with its old text is not lost', () => {
  const file = path.join(tempSite({'a.md': 'blocks'}), 'a.md');
  const version = versionOf(file);
  fs.writeFileSync(file, 'mended');
  const lost = new LostFiles();
  expect(lost.add({file, version}, timeout, 5).code).toBe('MARKDOWN_TIMEOUT');
  expect(lost.find(file)).toBeUndefined();
});
