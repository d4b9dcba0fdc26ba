import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps, SiteFiles} from '@lectern/core';
import {errorCode} from '@lectern/core/content-helpers';
import {encodePath, tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {hasProtocol, joinUrl, splitSuffix} from '@lectern/core/shared/url';
import type {PlannedRedirect, RedirectProblem} from './planRedirects.js';
import {decodeUrl, REDIRECT_SCRIPT, redirectPage} from './redirectPage.js';

type Site = Pick<PostBuildProps, 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'>;
type Addresses = Omit<Site, 'outDir'>;

const SCRIPT_HASH = createHash('sha256').update(REDIRECT_SCRIPT).digest('hex').slice(0, 8);
const SCRIPT_FILE = `assets/js/redirect.${SCRIPT_HASH}.js`;

/**
 * Returns the file for an old address, relative to the output folder: "a/index.html" for "/a", "x.html/index.html" for
 * "/x.html". With `trailingSlash: false`, the page "/x" may be the file "x.html", so "x.html" cannot be a folder; the
 * file for "/x.html" is then "x.html.html".
 */
export function redirectFile(from: string, trailingSlash: boolean | undefined): string {
  const name = tryDecodeUriComponent(from).split('/').filter(Boolean).join('/');
  if (name === '') return 'index.html';
  return trailingSlash === false && name.endsWith('.html') ? `${name}.html` : `${name}/index.html`;
}

function pageOf(target: string, {baseUrl, siteConfig, i18n}: Addresses): string {
  const url = targetUrl(baseUrl, target);
  const canonical = new URL(url, siteConfig.url);
  canonical.hash = '';
  const locale = i18n.localeConfigs[i18n.currentLocale];
  return redirectPage({
    target: url,
    canonical: canonical.href,
    script: baseUrl + SCRIPT_FILE,
    siteTitle: siteConfig.title,
    language: locale?.htmlLang ?? i18n.currentLocale,
    direction: locale?.direction ?? 'ltr',
  });
}

/** Returns the URL of a target: percent-encoded and with the base URL, unless it is in another site. */
export function targetUrl(baseUrl: string, target: string): string {
  return hasProtocol(target) ? target : joinTarget(baseUrl, target);
}

function joinTarget(baseUrl: string, target: string): string {
  const [bare, suffix] = splitSuffix(target);
  return encodePath(joinUrl(baseUrl, bare)) + encodeURI(wellFormed(decodeUrl(suffix)));
}

/** Replaces each lone surrogate by U+FFFD, since `encodeURI` throws for lone surrogates. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Writes a file that must not exist. Most folders are there from the last build, so they are only made if one is missing. */
function writeNew(file: string, text: string): void {
  try {
    fs.writeFileSync(file, text, {flag: 'wx'});
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text, {flag: 'wx'});
  }
}

function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '');
}

/** Returns redirect pages and the script that they load: path in the output folder → function that makes the text. */
export function redirectFiles(redirects: readonly PlannedRedirect[], site: Addresses): SiteFiles {
  if (redirects.length === 0) return {};
  const pages = redirects.map(({from, target}): [string, () => string] => [
    redirectFile(from, site.siteConfig.trailingSlash),
    () => pageOf(target, site),
  ]);
  return {[SCRIPT_FILE]: () => REDIRECT_SCRIPT, ...Object.fromEntries(pages)};
}

/**
 * Writes the page of each redirect, and the script that these pages load.
 *
 * @returns redirects that were not written, because the output has another file at the path of the page
 */
export function writeRedirects(
  redirects: readonly PlannedRedirect[],
  site: Site,
): readonly RedirectProblem[] {
  if (redirects.length === 0) return [];
  const script = path.join(site.outDir, SCRIPT_FILE);
  fs.mkdirSync(path.dirname(script), {recursive: true});
  fs.writeFileSync(script, REDIRECT_SCRIPT);
  const problems: RedirectProblem[] = [];
  for (const redirect of redirects) {
    const name = redirectFile(redirect.from, site.siteConfig.trailingSlash);
    const file = path.join(site.outDir, name);
    try {
      writeNew(file, pageOf(redirect.target, site));
    } catch (error) {
      if (!isTaken(error)) throw error;
      const message = `"${redirect.from}" is the address of another file of the site: ${name} cannot be written.`;
      problems.push({redirect, message});
    }
  }
  return problems;
}
