import {afterAll} from 'vitest';
import {stopServers} from './server.js';
import {closeTabs} from './tabs.js';

/** Stops the servers and closes the pages of a test file when it ends. */
afterAll(async () => {
  await Promise.all([stopServers(), closeTabs()]);
});
