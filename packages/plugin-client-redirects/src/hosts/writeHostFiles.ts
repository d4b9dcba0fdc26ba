import fs from 'node:fs';
import path from 'node:path';
import type {PostBuildProps} from '@lectern/core';
import {codedText, writeFileAtomic} from '@lectern/core/content-helpers';
import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {joinUrl, removeTrailingSlash} from '@lectern/core/shared/url';
import type {Host} from '../options.js';
import type {PlannedRedirect} from '../planRedirects.js';
import {targetUrl} from '../writeRedirects.js';
import {type HostFile, type HostRedirect, isLoop} from './HostRedirect.js';
import {cloudflare, netlify} from './redirectsList.js';
import {apache, nginx} from './servers.js';
import {vercel} from './vercel.js';

const HOST_FILES: Readonly<Record<Host, HostFile>> = {netlify, cloudflare, vercel, nginx, apache};

type Site = Pick<PostBuildProps, 'outDir' | 'baseUrl' | 'i18n' | 'reports' | 'siteDir'>;

/**
 * Root of the output: hosts read the file there, for all locales. A locale with a domain of its own, or outside of the
 * base URL of the site, is published alone, so its own folder is the root.
 */
function rootOf({outDir, baseUrl, i18n}: Site): string {
  const main = i18n.localeConfigs[i18n.defaultLocale];
  const own = i18n.localeConfigs[i18n.currentLocale];
  if (!main || own?.url !== main.url || !baseUrl.startsWith(main.baseUrl)) return outDir;
  const segment = baseUrl.slice(main.baseUrl.length).replace(/\/$/, '');
  const isInside = segment !== '' && outDir.replaceAll(path.sep, '/').endsWith(`/${segment}`);
  return isInside ? outDir.slice(0, -segment.length - 1) : outDir;
}

function hostRedirects(redirects: readonly PlannedRedirect[], {baseUrl}: Site): readonly HostRedirect[] {
  return redirects
    .map(({from, target}) => ({
      from: removeTrailingSlash(tryDecodeUriComponent(joinUrl(baseUrl, from))),
      target: targetUrl(baseUrl, target),
    }))
    .filter((redirect) => !isLoop(redirect));
}

/**
 * Adds the redirects of a locale to the files of hosts. A file of the same name in a static folder is kept as a part of the
 * file in the output; the file in the static folder does not change. Locales add their redirects one after the other.
 */
export function writeHostFiles(
  hosts: readonly Host[],
  redirects: readonly PlannedRedirect[],
  site: Site,
): void {
  const root = rootOf(site);
  const added = hostRedirects(redirects, site);
  if (added.length === 0) return;
  const problems: string[] = [];
  for (const host of hosts) {
    const file = HOST_FILES[host];
    const target = path.join(root, file.name);
    const before = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : undefined;
    const {text, problems: found} = file.add(before, added);
    problems.push(...found.map((problem) => `- ${file.name}: ${problem}.`));
    // Replaces the file instead of writing into it, since it may be a link to another output.
    if (text !== '') writeFileAtomic(target, text);
  }
  if (problems.length > 0)
    site.reports?.warn(
      codedText(
        'REDIRECT_HOST_FILE',
        `Some redirects are not in the files of hosts:\n${problems.join('\n')}`,
        'Visitors are redirected by the HTML pages at the old addresses.',
      ),
    );
}
