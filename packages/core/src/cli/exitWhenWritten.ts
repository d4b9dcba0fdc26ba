import {hasWritesAfterPublish} from '../publish/writesAfterPublish.js';
import {log} from '../terminal/log.js';

const CHECK_MS = 20;
/** Without a request to the file system for two seconds, what is still open is no write. */
const QUIET_CHECKS = 100;
const MAX_CHECKS = 3000;

function isUsingFiles(): boolean {
  return process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
}

/**
 * Ends the process after a build. A plugin may still be writing files, without having awaited them: these are waited
 * for. A server or an interval that it left open is not.
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
  // The process ends by itself where nothing is open.
  timer.unref();
}
