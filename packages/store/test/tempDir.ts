import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** An empty folder, deleted after the test. */
export function tempDir(): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'store-')));
  onTestFinished(() => fs.rmSync(dir, {recursive: true, force: true}));
  return dir;
}
