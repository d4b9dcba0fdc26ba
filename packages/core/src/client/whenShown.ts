/** Calls a function once the visitor sees the page: at once, unless the browser renders the page in advance. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, {once: true});
  else run();
}
