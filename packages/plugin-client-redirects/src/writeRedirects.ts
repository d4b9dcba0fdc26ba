import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps, SiteFiles} from '@lectern/core';
import {decodeFilePath, encodePath} from '@lectern/core/shared/encodePath';
import {joinUrl} from '@lectern/core/shared/url';
import {isOutside} from './addressProblem.js';
import type {PlannedRedirect, RedirectProblem} from './planRedirects.js';
import {REDIRECT_SCRIPT, redirectPage} from './redirectPage.js';

type Site = Pick<PostBuildProps, 'outDir' | 'baseUrl' | 'siteConfig' | 'i18n'>;
type Addresses = Omit<Site, 'outDir'>;

const SCRIPT_HASH = createHash('sha256').update(REDIRECT_SCRIPT).digest('hex').slice(0, 8);
const SCRIPT_FILE = `assets/js/redirect.${SCRIPT_HASH}.js`;

/**
 * The file of an old address, relative to the output folder. It is "x.html/index.html" for "/x.html", so that a server prefers a
 * file "x.html"; where pages are such files, that folder could not be made.
 */
export function redirectFile(from: string, trailingSlash: boolean | undefined): string {
  const name = decodeFilePath(from).split('/').filter(Boolean).join('/');
  if (name === '') return 'index.html';
  return trailingSlash === false && name.endsWith('.html') ? `${name}.html` : `${name}/index.html`;
}

function pageOf(target: string, {baseUrl, siteConfig, i18n}: Addresses): string {
  const url = isOutside(target) ? target : joinTarget(baseUrl, target);
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

function joinTarget(baseUrl: string, target: string): string {
  const [, bare = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return encodePath(joinUrl(baseUrl, bare)) + encodeURI(wellFormed(decodeSuffix(suffix)));
}

/** Half a surrogate pair, which no URL can hold, becomes U+FFFD. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function decodeSuffix(suffix: string): string {
  try {
    return decodeURI(suffix);
  } catch {
    return suffix;
  }
}

function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR';
}

/** The pages of redirects and their script, by their paths in the output folder. */
export function redirectFiles(redirects: readonly PlannedRedirect[], site: Addresses): SiteFiles {
  if (redirects.length === 0) return {};
  const pages = redirects.map(({from, target}): [string, () => string] => [
    redirectFile(from, site.siteConfig.trailingSlash),
    () => pageOf(target, site),
  ]);
  return {[SCRIPT_FILE]: () => REDIRECT_SCRIPT, ...Object.fromEntries(pages)};
}

/**
 * Writes the page of each redirect.
 *
 * @returns redirects that were not written because the output has another file there
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
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, pageOf(redirect.target, site), {flag: 'wx'});
    } catch (error) {
      if (!isTaken(error)) throw error;
      const message = `"${redirect.from}" is the address of another file of the site: ${name} cannot be written.`;
      problems.push({redirect, message});
    }
  }
  return problems;
}
