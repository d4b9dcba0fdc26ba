/** Content of the page at an old address. */
export interface RedirectPageInput {
  /** URL as the page refers to it: "/base/docs/intro". */
  readonly target: string;
  /** The same, absolute. */
  readonly canonical: string;
  /** URL of the script. */
  readonly script: string;
  readonly siteTitle: string;
  /** Of the locale. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Leads to the target with the query and the fragment of the old address, unless the target has its own. It is a file, the same
 * for all pages: a policy such as `script-src 'self'` lets it run. Without it the page still redirects, without these two.
 */
export const REDIRECT_SCRIPT = `(function () {
  var target = new URL(document.currentScript.getAttribute('data-target'), location.href);
  if (!target.search) target.search = location.search;
  if (!target.hash) target.hash = location.hash;
  location.replace(target.href);
})();
`;

/** A URL as people read it. */
function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The same for all pages, so that a Content-Security-Policy needs one hash. */
const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto;max-width:40rem;padding:0 1rem;overflow-wrap:anywhere}' +
  'h1{font-size:1.5rem}';

/**
 * The HTML of a page at an old address. The script comes first: browsers follow the `meta` once the page is loaded. Readers see the
 * page where a browser follows neither, so it has the name of the site and the new address, in no language.
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
<p><span aria-hidden="true">→</span> <a href="${to}">${escapeHtml(readable(canonical))}</a></p>
</main>
</body>
</html>
`;
}
