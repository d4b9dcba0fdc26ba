import {escapeScript} from '../shared/scriptJson.js';
import type {PageShell} from './RenderJob.js';

/** Parts that one rendered page adds to the shell; strings are HTML. */
export interface PageParts {
  readonly appHtml: string;
  readonly htmlAttributes: string;
  readonly bodyAttributes: string;
  /** Title, meta, link, script and style elements. */
  readonly metaAttributes: readonly string[];
  readonly payload: string;
  /** Modules that the page will load at once, for preload links. */
  readonly preloads: readonly string[];
  /** Data files that the page will fetch at once. */
  readonly dataPreloads: readonly string[];
}

const PAYLOAD_ELEMENT_ID = '__lectern_payload';

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Modules of a document are evaluated in their order, whichever is there first. */
function scriptElements(shell: PageShell): string {
  return [shell.siteScript, ...shell.scripts.slice(-1)]
    .map((src) => `<script type="module" src="${escapeAttribute(src)}"></script>`)
    .join('');
}

/** Every module of the first view is requested at once, instead of one after the other as imports are found. */
function preloadElements(shell: PageShell, parts: PageParts): string {
  const modules = [...shell.scripts.slice(0, -1), ...parts.preloads].map(
    (url) => `<link rel="modulepreload" href="${escapeAttribute(url)}">`,
  );
  // The browser matches a preload to a fetch by its credentials mode as well.
  const data = parts.dataPreloads.map(
    (url) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeAttribute(url)}">`,
  );
  return [...modules, ...data].join('');
}

function stylesheetElements(shell: PageShell): string {
  return shell.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`).join('');
}

/** The payload, then the entry module: inert data must come before the code that reads it. */
function bootElements(shell: PageShell, parts: PageParts): string {
  return `<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${escapeScript(parts.payload)}</script>${scriptElements(shell)}`;
}

/** A whole HTML page, in the order of COMPAT section 25. */
export function htmlPage(shell: PageShell, parts: PageParts): string {
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

/** The variables that a site's own `ssrTemplate` may use. */
export function templateVariables(shell: PageShell, parts: PageParts): Record<string, unknown> {
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
