import fs from 'node:fs';
import path from 'node:path';
import type {LostTask} from '@lectern/worker-pool';
import {expect, test} from 'vitest';
import {tempSite} from '../../test/tempSite.js';
import {versionOf, WorkerFailures} from './WorkerFailures.js';

const timeout = {reason: 'timeout', status: 'SIGKILL', printed: ''} as const;

test('a failure is found until the file changes', () => {
  const file = path.join(tempSite({'a.md': 'blocks'}), 'a.md');
  const workerFailures = new WorkerFailures();
  const failure = workerFailures.add({file, version: versionOf(file)}, timeout, {seconds: 5});
  expect(workerFailures.find(file)).toBe(failure);
  fs.writeFileSync(file, 'mended');
  expect(workerFailures.find(file)).toBeUndefined();
});

test('a file whose plugin waits is not said to lack the end of a tag', () => {
  const file = path.join(tempSite({'a.md': 'waits'}), 'a.md');
  const add = (task: Partial<LostTask>, otherFile?: string) =>
    new WorkerFailures().add(
      {file, version: ''},
      {...timeout, isWaiting: true, ...task},
      {seconds: 1, otherFile},
    );
  const failure = add({});
  expect(failure.message).toBe(
    'A remark or rehype plugin waited for something that did not come within 1 second.',
  );
  expect(failure.hint).toContain('another page');
  expect(add({}, 'b.md')).toMatchObject({
    code: 'MARKDOWN_TIMEOUT',
    message:
      'A remark or rehype plugin waited for other pages, of which b.md was not compiled within 1 second.',
  });
  expect(add({reason: 'crash', status: 'SIGABRT'}, 'b.md')).toMatchObject({
    code: 'MARKDOWN_ENGINE_CRASHED',
    message: 'A remark or rehype plugin waited for other pages, of which b.md ended the process (SIGABRT).',
  });
});

test('a file that changed while a process was busy with its old text has no failure', () => {
  const file = path.join(tempSite({'a.md': 'blocks'}), 'a.md');
  const version = versionOf(file);
  fs.writeFileSync(file, 'mended');
  const workerFailures = new WorkerFailures();
  expect(workerFailures.add({file, version}, timeout, {seconds: 5}).code).toBe('MARKDOWN_TIMEOUT');
  expect(workerFailures.find(file)).toBeUndefined();
});
