import {warn} from '../log.js';
import {createSlot, readJsonSlot} from '../storage/createSlot.js';

const attemptSlot = () => createSlot('lectern.reload', 'sessionStorage');

/** Milliseconds in which the same page is not loaded again: what failed twice will not be there the third time. */
const patience = 10_000;

interface Attempt {
  readonly href: string;
  readonly time: number;
}

/**
 * Reloads the document at the current URL, unless that has just been tried or the browser is offline.
 *
 * @param isFirstLoad - the app has not started: without storage a loop could not be noticed, so it must not begin
 * @returns `true` if it is being loaded
 */
export function reloadOnce(cause: unknown, {isFirstLoad}: {readonly isFirstLoad: boolean}): boolean {
  const {href} = window.location;
  if (!navigator.onLine) {
    // In the place of the document there would be an error page of the browser.
    warn(`${href} could not be loaded: the browser is offline.`, cause);
    return false;
  }
  const slot = attemptSlot();
  const attempt = readJsonSlot(slot) as Attempt | null | undefined;
  if (attempt?.href === href && Date.now() - attempt.time < patience) {
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
