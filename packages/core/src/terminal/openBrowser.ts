import {log} from './log.js';

/** Opens a URL in the user's browser; where there is none, says so and goes on. */
export async function openBrowser(url: string): Promise<void> {
  const {default: open} = await import('open');
  try {
    const process = await open(url);
    // Without a browser the child fails after it was spawned.
    process.on('error', () => log.info(`Open ${url} in a browser.`));
  } catch {
    log.info(`Open ${url} in a browser.`);
  }
}
