import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {readIfThere, throwProblems} from '@lectern/core/content-helpers';
import type {WrittenRedirect} from '../collectRedirects.js';
import {FILE_REPORT} from '../errors.js';
import {EMPTY_LIST, type PublishedList, parsePublished} from './publishedList.js';
import {parseRedirects} from './redirectsFile.js';

/** Fields of a plugin's context that determine the files of a locale. */
export type ListContext = Pick<LoadContext, 'siteDir' | 'i18n'>;

export interface ListFiles {
  /** Absolute path of the list of published addresses. */
  readonly published: string;
  /** Absolute path of the redirects that were accepted. */
  readonly redirects: string;
}

/**
 * Returns the files of the current locale: "published.txt" and "redirects.txt" for the default locale,
 * "published.fr.txt" and "redirects.fr.txt" for French.
 *
 * @param dir - option `path`
 */
export function listFiles(
  {siteDir, i18n: {currentLocale, defaultLocale}}: ListContext,
  dir: string,
  locale = currentLocale,
): ListFiles {
  const ending = locale === defaultLocale ? 'txt' : `${locale}.txt`;
  const fileOf = (name: string) => path.join(path.resolve(siteDir, dir), `${name}.${ending}`);
  return {published: fileOf('published'), redirects: fileOf('redirects')};
}

/**
 * Reads the list of published addresses; `undefined` if there is no list yet.
 *
 * @throws {SiteError} `REDIRECT_FILE_INVALID`
 */
export async function readPublished(context: ListContext, dir: string): Promise<PublishedList | undefined> {
  const file = listFiles(context, dir).published;
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const list = parsePublished(text, file);
  throwProblems(list.problems, {...FILE_REPORT, siteDir: context.siteDir});
  return list.addresses.length === 0 && list.head.length === 0 ? {...EMPTY_LIST, tail: list.tail} : list;
}

async function readFile(file: string, {siteDir}: ListContext): Promise<readonly WrittenRedirect[]> {
  const {redirects, problems} = parseRedirects((await readIfThere(file)) ?? '', file);
  throwProblems(problems, {...FILE_REPORT, siteDir});
  return redirects;
}

/**
 * Reads the redirects of the current locale: those of its own file, then those of the default locale. The latter are
 * optional, since the pages of locales may differ.
 *
 * @throws {SiteError} `REDIRECT_FILE_INVALID`
 */
export async function readAccepted(context: ListContext, dir: string): Promise<readonly WrittenRedirect[]> {
  const {currentLocale, defaultLocale} = context.i18n;
  const own = await readFile(listFiles(context, dir).redirects, context);
  if (currentLocale === defaultLocale) return own;
  const shared = await readFile(listFiles(context, dir, defaultLocale).redirects, context);
  return [...own, ...shared.map((redirect) => ({...redirect, isOptional: true}))];
}
