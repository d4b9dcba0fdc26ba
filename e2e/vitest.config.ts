import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {LongestFirst} from './harness/longestFirst.js';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.work/**'],
    globalSetup: ['harness/globalSetup.ts'],
    // All test files of a process use the same harness modules and the same Chromium: loading them for each file took a seventh of the CPU.
    isolate: false,
    setupFiles: ['harness/cleanUp.ts'],
    // More files than cores: each builds sites or drives a browser, and waits for a good part of its time.
    maxWorkers: 5,
    sequence: {sequencer: LongestFirst},
    // On a busy machine, a build that takes 4 s may take ten times as long, and that of the website three minutes.
    expect: {poll: {timeout: 60_000}},
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
