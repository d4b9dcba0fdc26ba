import {type PageProblem, PROBLEMS_QUERY} from '../../shared/devEvents.js';
import {whenRunning} from '../app/running.js';
import {showProblems} from './problemNotice.js';

/** Debounce in milliseconds: after several events in a row, the page is checked only once. */
const DELAY_MS = 300;

/**
 * `url`: address from which problems are requested. `timer`: timer of the next check. `latestCheckId`: number of the
 * last check.
 */
// Module state: one document has one development client, which checks one page at a time; never freed.
let url: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let latestCheckId = 0;

async function check(): Promise<void> {
  if (url === undefined) return;
  const id = ++latestCheckId;
  const query = new URLSearchParams({[PROBLEMS_QUERY]: window.location.pathname});
  try {
    const response = await fetch(`${url}?${query}`);
    const problems: readonly PageProblem[] = await response.json();
    if (id === latestCheckId) showProblems(problems);
  } catch {
    // The server has stopped or is restarting; the next event starts another check.
  }
}

/** Requests the problems of the current page (broken links, …), `DELAY_MS` after the last call. */
export function checkPage(): void {
  clearTimeout(timer);
  timer = setTimeout(check, DELAY_MS);
}

/**
 * Checks each page for problems when it is shown.
 *
 * @param eventsUrl - address from which the problems of a page are requested
 */
export function watchPages(eventsUrl: string): void {
  void whenRunning().then(({history}) => {
    url = eventsUrl;
    history.listen(() => {
      showProblems([]);
      checkPage();
    });
    checkPage();
  });
}
