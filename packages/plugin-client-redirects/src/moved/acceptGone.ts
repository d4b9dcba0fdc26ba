import fs from 'node:fs';
import type {LoadContext} from '@lectern/core';
import {pathInside, writeFileAtomic} from '@lectern/core/content-helpers';
import {addressText, keyOf} from '../addressText.js';
import {errors} from '../errors.js';
import {checkLocale, checkLocales, type ListOptions, type LocaleCheck, localesOf} from './checkLocale.js';
import {listFiles} from './lists.js';
import {readFacts} from './pageFacts.js';
import {EMPTY_LIST, type PublishedAddress, type PublishedList, publishedText} from './publishedList.js';
import {type NewRedirect, withRedirects} from './redirectsFile.js';
import {similarity} from './sketch.js';

/** The sketch in the list is replaced when the text of a page has changed this much: each edit would change the list. */
const KEPT_SIMILARITY = 0.8;

/** Changes to the files of a locale. */
export interface AcceptedChanges {
  readonly redirects: readonly NewRedirect[];
  /** Number of addresses that were added to the list. */
  readonly added: number;
}

/** True if an address was named in the command, with or without the base URL and the slash at the start. */
function isNamed(address: string, baseUrl: string, named: readonly string[]): boolean {
  const keys = [keyOf(address), keyOf(baseUrl + address.slice(1))];
  return named.some((one) => keys.includes(keyOf(one.startsWith('/') ? one : `/${one}`)));
}

function updated(published: PublishedAddress, check: LocaleCheck): PublishedAddress {
  const page = check.record.pages.find(({address}) => keyOf(address) === keyOf(published.address));
  if (!page) return published;
  const {sketch = published.sketch, title} = readFacts(page, check.context.siteDir);
  const isSame =
    sketch === undefined ||
    (published.sketch !== undefined && similarity(sketch, published.sketch) >= KEPT_SIMILARITY);
  return {...published, sketch: isSame ? published.sketch : sketch, title};
}

/** Adds the pages of a locale to its list, and replaces sketches and titles that have changed. */
function updatedList(check: LocaleCheck): {readonly list: PublishedList; readonly added: number} {
  const {record, context} = check;
  const list = check.list ?? EMPTY_LIST;
  const listed = new Set(list.addresses.map(({address}) => keyOf(address)));
  const added = record.pages
    .filter(({address, isListed}) => isListed && !listed.has(keyOf(address)))
    .map(
      (page): PublishedAddress => ({
        address: addressText(page.address),
        ...readFacts(page, context.siteDir),
        line: 0,
        comments: [],
      }),
    );
  const addresses = [...list.addresses.map((one) => updated(one, check)), ...added];
  return {list: {...list, addresses}, added: added.length};
}

function writeIfChanged(file: string, text: string): void {
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) writeFileAtomic(file, text);
}

function acceptLocale(check: LocaleCheck, dir: string, named: readonly string[]): AcceptedChanges {
  const {context, missing} = check;
  const files = listFiles(context, dir);
  const redirects = missing.gone.flatMap(({published: {address}, proposal}): NewRedirect[] =>
    proposal && (named.length === 0 || isNamed(address, context.baseUrl, named))
      ? [{from: address, to: proposal.target}]
      : [],
  );
  if (redirects.length > 0) {
    const text = fs.existsSync(files.redirects) ? fs.readFileSync(files.redirects, 'utf8') : undefined;
    writeFileAtomic(files.redirects, withRedirects(text, redirects));
  }
  if (named.length > 0) return {redirects, added: 0};
  const {list, added} = updatedList(check);
  writeIfChanged(files.published, publishedText(list));
  return {redirects, added};
}

/** @throws {SiteError} `REDIRECT_ADDRESS_UNKNOWN` for an address that does not lead nowhere, or has no proposal */
function checkNamed(checks: readonly LocaleCheck[], dir: string, named: readonly string[]): void {
  for (const address of named) {
    const found = checks.flatMap((check) =>
      check.missing.gone
        .filter(({published}) => isNamed(published.address, check.context.baseUrl, [address]))
        .map((gone) => ({gone, context: check.context})),
    );
    const [first] = found;
    if (!first) throw errors.addressNotGone(address);
    if (found.every(({gone}) => !gone.proposal)) {
      const file = pathInside(first.context.siteDir, listFiles(first.context, dir).redirects);
      throw errors.noProposal({address: first.gone.published.address, file});
    }
  }
}

/**
 * Writes the proposed redirects. Without names of addresses, it writes all of them and brings the list of published
 * addresses up to date. The redirects of the default locale apply to other locales, so these are checked after it.
 *
 * @param named - addresses whose proposals are accepted; empty for all
 * @throws {SiteError} `REDIRECT_ADDRESS_UNKNOWN`, `REDIRECT_NOT_BUILT`, `REDIRECT_FILE_INVALID`: nothing is written then
 */
export async function acceptGone(
  site: LoadContext,
  options: ListOptions,
  named: readonly string[],
): Promise<AcceptedChanges> {
  if (named.length > 0) checkNamed(await checkLocales(site, options), options.path, named);
  const changes: AcceptedChanges[] = [];
  for (const locale of localesOf(site)) {
    const check = await checkLocale(site, options, locale);
    if (check) changes.push(acceptLocale(check, options.path, named));
  }
  if (changes.length === 0) throw errors.notBuilt();
  return {
    redirects: changes.flatMap(({redirects}) => redirects),
    added: changes.reduce((sum, {added}) => sum + added, 0),
  };
}

/**
 * Takes addresses off the lists of all locales: they may lead nowhere from now on.
 *
 * @throws {SiteError} `REDIRECT_ADDRESS_UNKNOWN` if no list has an address: nothing is written then
 */
export async function dropAddresses(
  site: LoadContext,
  options: ListOptions,
  named: readonly string[],
): Promise<void> {
  if (named.length === 0) throw errors.nothingToDrop();
  const checks = await checkLocales(site, options);
  for (const one of named) {
    const isListed = checks.some(({list, context: {baseUrl}}) =>
      list?.addresses.some(({address}) => isNamed(address, baseUrl, [one])),
    );
    if (!isListed) throw errors.addressNotListed(one);
  }
  for (const {list, context} of checks) {
    if (!list) continue;
    const addresses = list.addresses.filter(({address}) => !isNamed(address, context.baseUrl, named));
    writeIfChanged(listFiles(context, options.path).published, publishedText({...list, addresses}));
  }
}
