/** What the page at an old address holds. */
export interface RedirectPageInput {
  /** URL as the page refers to it: "/base/docs/intro". */
  readonly target: string;
  /** The same, absolute. */
  readonly canonical: string;
  /** URL of the script. */
  readonly script: string;
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The HTML of a page at an old address. The script comes first: browsers follow the `meta` once the page is loaded. */
export function redirectPage({target, canonical, script}: RedirectPageInput): string {
  const to = escapeHtml(target);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${to}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script src="${escapeHtml(script)}" data-target="${to}"></script>
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><a href="${to}">${to}</a></body>
</html>
`;
}
