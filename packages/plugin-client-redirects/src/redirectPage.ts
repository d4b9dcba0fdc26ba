import {escapeHtml} from '@lectern/core/content-helpers';

/** Values in the HTML of a page at an old address. */
export interface RedirectPageInput {
  /** URL to which the page redirects: "/base/docs/intro#part" or "https://example.org/". */
  readonly target: string;
  /** Absolute URL of the target without its fragment: "https://example.com/base/docs/intro". */
  readonly canonical: string;
  /** URL of the file with `REDIRECT_SCRIPT`. */
  readonly script: string;
  readonly siteTitle: string;
  /** Language tag of the locale: "en-US". */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Script of all redirect pages. Keeps the query and the fragment of the current address, unless the target has its own.
 * The script is in a file of its own, which a Content-Security-Policy such as `script-src 'self'` allows. Where scripts
 * do not run, `<meta http-equiv="refresh">` redirects, without the query and the fragment.
 */
export const REDIRECT_SCRIPT = `(function () {
  var target = new URL(document.currentScript.getAttribute('data-target'), location.href);
  if (!target.search) target.search = location.search;
  if (!target.hash) target.hash = location.hash;
  location.replace(target.href);
})();
`;

/** Decodes a URL: "/gr%C3%BC%C3%9Fe" → "/grüße". Returns an invalid URL unchanged. */
export function decodeUrl(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/**
 * CSS of redirect pages. It is the same in all redirect pages, so that a Content-Security-Policy needs only one hash.
 */
const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:40rem;padding:0 1rem;overflow-wrap:anywhere}' +
  'h1{font-size:1.5rem}';

/**
 * Returns the HTML of a page at an old address. The script is before `<meta http-equiv="refresh">`, so it redirects
 * first. Readers see the page only if neither the script nor the `<meta>` tag works: it shows the title of the site and
 * a link, without words that would need a translation.
 */
export function redirectPage(input: RedirectPageInput): string {
  const {target, canonical, script, siteTitle, language, direction} = input;
  const to = escapeHtml(target);
  const title = escapeHtml(siteTitle);
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script src="${escapeHtml(script)}" data-target="${to}"></script>
<meta http-equiv="refresh" content="0; url=${to}">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p><span aria-hidden="true">→</span> <a href="${to}">${escapeHtml(decodeUrl(canonical))}</a></p>
</main>
</body>
</html>
`;
}
