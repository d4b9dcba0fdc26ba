import {afterAll} from 'vitest';
import {stopServers} from './server.js';
import {closeTabs} from './tabs.js';

/** Runs at the end of each test file: its servers and pages must not be there for the next file. */
afterAll(async () => {
  await Promise.all([stopServers(), closeTabs()]);
});
