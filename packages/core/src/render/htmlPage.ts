import {escapeScript} from '../shared/scriptJson.js';
import {mayPrerender} from './mayPrerender.js';
import type {PageShell} from './RenderJob.js';

/**
 * Parts of an HTML document that differ from page to page. All strings are HTML, except URLs and `payload` (the JSON
 * data of the page for the browser).
 */
export interface PageParts {
  readonly appHtml: string;
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  /** HTML of the title, meta, link, script and style elements. */
  readonly metaAttributes: readonly string[];
  readonly payload: string;
  /** URLs of modules that the page needs at startup, for preload links. */
  readonly preloads: readonly string[];
  /** URLs of data files that the page fetches at startup, for preload links. */
  readonly dataPreloads: readonly string[];
  /** True for a page that starts React only when it is needed. */
  readonly isStill: boolean;
}

const PAYLOAD_ELEMENT_ID = '__lectern_payload';

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/**
 * Scripts that start the app, in order. The files that the entry imports are among them: browsers evaluate each script in
 * a task of its own, so input of the visitor does not wait for all.
 */
function appScripts({siteScript, scripts}: PageShell): string[] {
  return [siteScript, ...scripts];
}

function scriptElements(shell: PageShell, parts: PageParts): string {
  if (parts.isStill) return stillElement(shell, parts);
  if (shell.loaderScript !== undefined) return loaderElement(shell, parts);
  return appScripts(shell)
    .map((src) => `<script type="module" fetchpriority="low" src="${escapeAttribute(src)}"></script>`)
    .join('');
}

/**
 * Makes the rules with which Chromium prefetches the documents of marked links, and renders one in advance; the script of
 * still pages marks them. A Content-Security-Policy allows them by a hash, so they do not name links.
 *
 * A page with tags that may count visits in its own head renders no other page: a site has them in all pages, as a rule.
 */
function speculationRules(shell: PageShell, {metaAttributes}: PageParts): string {
  const marked = (name: string) => [{where: {selector_matches: `[data-${name}]`}, eagerness: 'immediate'}];
  const prerenders = shell.mayPrerender && mayPrerender(metaAttributes.join(''));
  const rules = {prefetch: marked('prefetch'), ...(prerenders && {prerender: marked('prerender')})};
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
}

/**
 * Makes the script tags of a still page. The attributes name the scripts that start the app, and what the app imports;
 * nothing of that is loaded until it is needed.
 */
function stillElement(shell: PageShell, parts: PageParts): string {
  const loader = shell.loaderScript === undefined ? [] : [shell.loaderScript];
  const scripts = [...loader, ...appScripts(shell)];
  return `${speculationRules(shell, parts)}${deferredElement(shell.stillScript, scripts, preloadsOf(shell, parts))}`;
}

/** Makes the script tag of a live page in a relocatable site. Its attributes are those of `stillElement`. */
function loaderElement(shell: PageShell, parts: PageParts): string {
  return deferredElement(shell.loaderScript, appScripts(shell), preloadsOf(shell, parts));
}

function deferredElement(
  src: string | undefined,
  scripts: readonly string[],
  preloads: readonly string[],
): string {
  const data = ` data-scripts="${escapeAttribute(scripts.join(' '))}" data-preloads="${escapeAttribute(preloads.join(' '))}"`;
  return `<script defer src="${escapeAttribute(src ?? '')}"${data}></script>`;
}

/** URLs of all scripts that the app imports for a page. In a relocatable site, data files are scripts, too. */
function preloadsOf(shell: PageShell, {preloads, dataPreloads}: PageParts): string[] {
  const data = shell.loaderScript === undefined ? [] : dataPreloads.map((url) => `${url}.js`);
  return [...preloads, ...data];
}

/**
 * Makes the preload links of all modules and data of the page. Without preload links, the browser would find each
 * import only after it has loaded the importing module.
 * All scripts have low priority: the page is painted without them, and its stylesheet must not share the connection.
 */
function preloadElements(shell: PageShell, parts: PageParts): string {
  if (parts.isStill || shell.loaderScript !== undefined) return '';
  const modules = [...shell.scripts.slice(0, -1), ...parts.preloads].map(
    (url) => `<link rel="modulepreload" fetchpriority="low" href="${escapeAttribute(url)}">`,
  );
  // Browsers use a preloaded file only if the fetch has the same credentials mode.
  const data = parts.dataPreloads.map(
    (url) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeAttribute(url)}">`,
  );
  return [...modules, ...data].join('');
}

function stylesheetElements(shell: PageShell): string {
  return shell.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`).join('');
}

/** Makes the payload element and the scripts. The payload is first, since the scripts read it. */
function bootElements(shell: PageShell, parts: PageParts): string {
  return `<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${escapeScript(parts.payload)}</script>${scriptElements(shell, parts)}`;
}

/** Makes the HTML document of a page, for sites without the option `ssrTemplate`. */
function htmlPage(shell: PageShell, parts: PageParts): string {
  return [
    `<!doctype html>\n<html${parts.htmlAttributes && ` ${parts.htmlAttributes}`}>\n<head>\n`,
    `<meta charset="utf-8"><meta name="generator" content="${escapeAttribute(shell.generator)}">`,
    ...parts.metaAttributes,
    shell.headTags,
    stylesheetElements(shell),
    preloadElements(shell, parts),
    `\n</head>\n<body${parts.bodyAttributes && ` ${parts.bodyAttributes}`}>\n`,
    shell.preBodyTags,
    `<div id="__docusaurus">${parts.appHtml}</div>`,
    bootElements(shell, parts),
    shell.postBodyTags,
    '\n</body>\n</html>\n',
  ].join('');
}

/** Returns the variables for the template in the option `ssrTemplate`. */
function templateVariables(shell: PageShell, parts: PageParts): Record<string, unknown> {
  return {
    appHtml: parts.appHtml,
    baseUrl: shell.baseUrl,
    htmlAttributes: parts.htmlAttributes,
    bodyAttributes: parts.bodyAttributes,
    headTags: preloadElements(shell, parts) + shell.headTags,
    preBodyTags: shell.preBodyTags,
    postBodyTags: bootElements(shell, parts) + shell.postBodyTags,
    metaAttributes: parts.metaAttributes,
    scripts: [],
    stylesheets: shell.stylesheets,
    noIndex: shell.noIndex,
    version: shell.generator.replace(/^\D*/, ''),
  };
}

/** Function that makes the HTML document of a page: our own template (`htmlPage`) or the option `ssrTemplate`. */
export type PageTemplate = (shell: PageShell, parts: PageParts) => string;

/** Returns the template of the site: the option `ssrTemplate`, or our own template. */
export async function createPageTemplate({template: text}: PageShell): Promise<PageTemplate> {
  if (!text) return htmlPage;
  const {Eta} = await import('eta');
  const eta = new Eta({autoEscape: false, rmWhitespace: false});
  const compiled = eta.compile(text);
  return (shell, parts) => eta.render(compiled, templateVariables(shell, parts));
}
