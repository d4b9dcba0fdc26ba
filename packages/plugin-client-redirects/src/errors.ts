import {SiteError} from '@lectern/core';
import type {ProblemReport} from '@lectern/core/content-helpers';

/** Report of mistakes in `redirects.txt` and `published.txt`. */
export const FILE_REPORT = {
  code: 'REDIRECT_FILE_INVALID',
  heading: 'Some lines with addresses are not valid:',
  hint: 'A line of published.txt begins with an address, a line of redirects.txt has the old and the new address.',
} as const satisfies Omit<ProblemReport, 'siteDir'>;

/** Report of published addresses that lead nowhere. */
export const GONE_REPORT = {
  code: 'REDIRECT_MISSING',
  heading: 'Published addresses lead nowhere now:',
  hint: '"site redirects" lists them, "site redirects --accept" writes the proposed redirects. The option onMovedPages of plugin-client-redirects decides whether this fails the build.',
} as const satisfies Omit<ProblemReport, 'siteDir'>;

/** Errors of the command `site redirects`. */
export const errors = {
  notBuilt: () =>
    new SiteError('REDIRECT_NOT_BUILT', 'There is no list of the pages of this site yet.', {
      hint: 'Run site build first: "site redirects" compares the pages of the last build with the published addresses.',
    }),

  addressNotGone: (address: string) =>
    new SiteError('REDIRECT_ADDRESS_UNKNOWN', `"${address}" is not an address that leads nowhere.`, {
      hint: '"site redirects" lists these addresses. Write them without the base URL.',
    }),

  noProposal: ({address, file}: {readonly address: string; readonly file: string}) =>
    new SiteError('REDIRECT_ADDRESS_UNKNOWN', `No page is similar to the one that was at "${address}".`, {
      hint: `Add a line to ${file}: "${address} /new/address". Or give the address up: site redirects --drop ${address}`,
    }),

  addressNotListed: (address: string) =>
    new SiteError('REDIRECT_ADDRESS_UNKNOWN', `"${address}" is not in the list of published addresses.`, {
      hint: 'Write the address as in published.txt, or with the base URL.',
    }),

  nothingToDrop: () =>
    new SiteError('REDIRECT_ADDRESS_UNKNOWN', '"--drop" needs the addresses to give up.', {
      hint: 'Name them: site redirects --drop /docs/old',
    }),
};
