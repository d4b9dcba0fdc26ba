import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '.work/**'],
    globalSetup: ['harness/globalSetup.ts'],
    // Every file builds sites or drives a browser, and waits for one core at a time for a good part of it.
    maxWorkers: 2,
    // One second, the default, is not enough on a busy machine.
    expect: {poll: {timeout: 30_000}},
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
