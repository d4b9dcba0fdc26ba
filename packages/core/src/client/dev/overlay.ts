import type {DevError} from '../../shared/devEvents.js';

const OVERLAY_ID = '__lectern-overlay';
/** Element of the overlay while it is shown. */
// Module state: one document has one overlay.
let shown: HTMLElement | undefined;

const STYLE = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; }
div { box-sizing: border-box; height: 100%; overflow: auto; padding: 2rem; background: #16181dF2; color: #f2f4f8;
  font: 16px/1.5 system-ui, sans-serif; }
article { max-width: 60rem; margin: 0 auto; }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; color: #ff8a80; }
p { margin: 0 0 1rem; white-space: pre-wrap; }
pre { margin: 0 0 1rem; padding: 1rem; overflow: auto; border-radius: .4rem; background: #000; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
button { position: fixed; top: 1rem; right: 1.5rem; border: 0; border-radius: .3rem; padding: .3rem .8rem;
  background: #3a3f4b; color: inherit; font: inherit; cursor: pointer; }
`;

function element(tag: string, text: string): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

/** Removes the overlay if it is shown. */
export function hideOverlay(): void {
  shown?.remove();
  shown = undefined;
}

/**
 * Shows an error over the page: message, file and line, and the code around that line. Escape or the button closes it.
 */
export function showOverlay({code, message, file, line, column, frame, hint}: DevError): void {
  hideOverlay();
  const host = document.createElement('div');
  host.id = OVERLAY_ID;
  const root = host.attachShadow({mode: 'open'});
  const article = document.createElement('article');
  const location = [file, line, column].filter((part) => part !== undefined).join(':');
  article.append(element('h2', code), element('p', message));
  if (location !== '') article.append(element('code', location), element('p', ''));
  if (frame) article.append(element('pre', frame));
  if (hint) article.append(element('p', hint));
  const close = element('button', 'Close');
  close.addEventListener('click', hideOverlay);
  const panel = document.createElement('div');
  panel.setAttribute('role', 'alertdialog');
  panel.setAttribute('aria-label', 'Error while building this page');
  panel.append(article, close);
  root.append(element('style', STYLE), panel);
  document.body.append(host);
  shown = host;
  close.focus();
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') hideOverlay();
});
