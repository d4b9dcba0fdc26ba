import {warn} from '../log.js';
import {createSlot, readJsonSlot} from '../storage/createSlot.js';

const attemptSlot = () => createSlot('lectern.reload', 'sessionStorage');

/** Milliseconds during which the same page is not reloaded again, to prevent a loop. */
const minInterval = 10_000;

interface Attempt {
  readonly href: string;
  readonly time: number;
}

/**
 * Reloads the document at the current URL, unless this was just tried or the browser is offline.
 *
 * @param isFirstLoad - true if the app has not started. Without storage, a loop of reloads could not be detected, so
 * the document is then not reloaded
 * @returns `true` if the document is being reloaded
 */
export function reloadOnce(cause: unknown, {isFirstLoad}: {readonly isFirstLoad: boolean}): boolean {
  const {href} = window.location;
  if (!navigator.onLine) {
    // A reload would show the browser's offline page instead of the document.
    warn(`${href} could not be loaded: the browser is offline.`, cause);
    return false;
  }
  const slot = attemptSlot();
  const attempt = readJsonSlot<Attempt>(slot);
  if (attempt?.href === href && Date.now() - attempt.time < minInterval) {
    warn(`${href} could not be loaded, not even as a whole.`, cause);
    return false;
  }
  warn(`${href} could not be loaded by the running app; loading it as a whole.`, cause);
  const text = JSON.stringify({href, time: Date.now()} satisfies Attempt);
  slot.set(text);
  if (isFirstLoad && slot.get() !== text) return false;
  window.location.reload();
  return true;
}
