import {log} from './log.js';

/** Opens a URL in the user's browser. If that fails, prints the URL; never throws. */
export async function openBrowser(url: string): Promise<void> {
  const {default: open} = await import('open');
  try {
    const process = await open(url);
    // Without a browser, `open` still succeeds, and the child process emits the error later.
    process.on('error', () => log.info(`Open ${url} in a browser.`));
  } catch {
    log.info(`Open ${url} in a browser.`);
  }
}
