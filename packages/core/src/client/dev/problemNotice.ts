import type {PageProblem} from '../../shared/devEvents.js';

const NOTICE_ID = '__lectern-problems';
/** Element of the notice while it is shown. */
// Module state: one document has one notice.
let shown: HTMLElement | undefined;
/** JSON of the problems in the notice that the user closed. The notice stays closed until the problems change. */
// Module state: one document has one notice.
let closed = '';

const STYLE = `
:host { all: initial; position: fixed; bottom: 1rem; left: 1rem; max-width: min(30rem, calc(100vw - 2rem)); z-index: 2147483646; }
section { box-sizing: border-box; max-height: 40vh; overflow: auto; padding: .75rem 1rem; border-radius: .4rem; border-left: .3rem solid #ffb74d;
  background: #16181d; color: #f2f4f8; font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 2px 12px #0006; overflow-wrap: anywhere; }
header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; font-weight: 600; }
ul { margin: .5rem 0 0; padding: 0; list-style: none; }
li + li { margin-top: .5rem; }
code { display: block; color: #ffcc80; font: 13px/1.5 ui-monospace, monospace; }
button { border: 0; border-radius: .3rem; padding: .2rem .7rem; background: #3a3f4b; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 2px solid #ffb74d; outline-offset: 2px; }
@media print { :host { display: none; } }
`;

function element(tag: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

function itemOf({location, message}: PageProblem): HTMLElement {
  const item = element('li');
  if (location !== undefined) item.append(element('code', location));
  item.append(message);
  return item;
}

function noticeOf(problems: readonly PageProblem[], close: () => void): HTMLElement {
  const section = element('section');
  // Screen readers announce the notice when they are idle; the focus does not move.
  section.setAttribute('role', 'status');
  section.setAttribute('aria-label', 'Problems of this page');
  const header = element('header', problems.length === 1 ? '1 problem' : `${problems.length} problems`);
  const button = element('button', 'Close');
  button.addEventListener('click', close);
  header.append(button);
  const list = element('ul');
  list.append(...problems.map(itemOf));
  section.append(header, list);
  section.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') close();
  });
  return section;
}

/** Shows the problems of the page (broken links, …) in a notice at the edge of the window; an empty list removes it. */
export function showProblems(problems: readonly PageProblem[]): void {
  const key = JSON.stringify(problems);
  shown?.remove();
  shown = undefined;
  if (problems.length === 0 || key === closed) return;
  closed = '';
  const host = document.createElement('div');
  host.id = NOTICE_ID;
  const root = host.attachShadow({mode: 'open'});
  const close = () => {
    closed = key;
    host.remove();
  };
  root.append(element('style', STYLE), noticeOf(problems, close));
  document.body.append(host);
  shown = host;
}
