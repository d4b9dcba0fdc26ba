import {escapeAttribute} from '../render/htmlPage.js';
import type {DevError} from '../shared/devEvents.js';

/**
 * Makes the HTML of a page that shows an error with its file and line, and a hint.
 *
 * @param changesUrl - event stream; the page reloads on its first event
 */
export function errorPage(error: DevError, changesUrl: string): string {
  const location = [error.file, error.line, error.column].filter((part) => part !== undefined).join(':');
  const block = (tag: string, text: string | undefined) =>
    text ? `<${tag}>${escapeAttribute(text)}</${tag}>` : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeAttribute(error.code)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;padding:3rem 1.5rem;font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin-inline:auto}
h1{font-size:1.25rem;color:#c5221f}pre{overflow:auto;padding:1rem;border-radius:.4rem;background:color-mix(in srgb,CanvasText 8%,Canvas)}
code{font-size:.95em}@media(prefers-color-scheme:dark){h1{color:#ff8a80}}
</style></head><body>
<h1>${escapeAttribute(error.code)}</h1>
${block('p', error.message)}${location ? `<p><code>${escapeAttribute(location)}</code></p>` : ''}${block('pre', error.frame)}${block('p', error.hint)}
<script>new EventSource(${JSON.stringify(changesUrl)}).onmessage=()=>location.reload()</script>
</body></html>
`;
}
