import {type PageProblem, PROBLEMS_QUERY} from '../../shared/devEvents.js';
import {whenRunning} from '../app/running.js';
import {showProblems} from './problemNotice.js';

/** Milliseconds without a change, so that a page that is being edited is checked once. */
const DELAY_MS = 300;

let url: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn = 0;

async function check(): Promise<void> {
  if (url === undefined) return;
  const current = ++turn;
  const query = new URLSearchParams({[PROBLEMS_QUERY]: window.location.pathname});
  try {
    const response = await fetch(`${url}?${query}`);
    const problems = (await response.json()) as readonly PageProblem[];
    if (current === turn) showProblems(problems);
  } catch {
    // The server has ended or starts again: the next event leads to another check.
  }
}

/** Requests the broken links of the page that is shown, once nothing changes any more. */
export function checkPage(): void {
  clearTimeout(timer);
  timer = setTimeout(check, DELAY_MS);
}

/** @param eventsUrl - address that answers for the problems of pages */
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
