import {hasWritesAfterPublish} from '../publish/writesAfterPublish.js';
import {log} from '../terminal/log.js';

const CHECK_MS = 20;
/** Number of checks in a row without file access (two seconds) after which all writes are assumed to be finished. */
const QUIET_CHECKS = 100;
const MAX_CHECKS = 3000;

function isUsingFiles(): boolean {
  return process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
}

/**
 * Ends the process after a build. Waits, at most a minute, for files that a plugin writes without awaiting them, but
 * not for a server or timer that the plugin left open.
 */
export function exitWhenWritten(): void {
  process.once('exit', () => {
    if (!hasWritesAfterPublish()) return;
    log.warn(
      'Files were written into the output after every `postBuild` had ended. They are kept, but broken links to and in them are not found. The plugin has to await what it writes.',
    );
  });
  let checks = 0;
  let quietChecks = 0;
  const timer = setInterval(() => {
    checks += 1;
    quietChecks = isUsingFiles() ? 0 : quietChecks + 1;
    if (quietChecks > QUIET_CHECKS || checks > MAX_CHECKS) process.exit(0);
  }, CHECK_MS);
  // The timer must not keep the process alive: a process without other open resources ends at once.
  timer.unref();
}
