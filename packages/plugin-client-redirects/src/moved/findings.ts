import type {LoadContext, SiteFault} from '@lectern/core';
import type {MissingAddresses} from './checkPublished.js';
import type {GoneAddress, Proposal} from './findGone.js';
import {listFiles} from './lists.js';

/** A published address that leads nowhere. `file` is an absolute path. */
export type AddressFault = Required<SiteFault>;

/** Returns why a page is proposed: "its text is 90% the same". */
export function reasonText({reason, similarity = 0}: Proposal): string {
  switch (reason) {
    case 'text':
      return similarity === 1
        ? 'the text is the same'
        : `${Math.round(similarity * 100)}% of the text is the same`;
    case 'title':
      return 'a new page with the same title';
    case 'name':
      return 'a new page with the same end of the address';
  }
}

function messageOf({published, proposal}: GoneAddress, withBase: (address: string) => string): string {
  const {address, title} = published;
  const name = `"${withBase(address)}"${title === undefined ? '' : ` (${title})`}`;
  if (!proposal) return `${name} leads nowhere, and no page is similar to the one that was there.`;
  return `${name} leads nowhere. Proposed: "${withBase(proposal.target)}" (${reasonText(proposal)}).`;
}

/** Converts the result of `checkPublished` for the current locale to faults for `site check`. */
export function findingsOf(
  {gone, lost}: MissingAddresses,
  context: Pick<LoadContext, 'siteDir' | 'i18n' | 'baseUrl'>,
  dir: string,
): readonly AddressFault[] {
  const files = listFiles(context, dir);
  const withBase = (address: string) => context.baseUrl + address.slice(1);
  return [
    ...gone.map(
      (one): AddressFault => ({
        code: 'published-address',
        file: files.published,
        line: one.published.line,
        page: withBase(one.published.address),
        message: messageOf(one, withBase),
        hint: one.proposal
          ? 'Run "site redirects --accept", or write another redirect.'
          : `Write a redirect, or give the address up: site redirects --drop ${one.published.address}`,
      }),
    ),
    ...lost.map(
      ({redirect, message}): AddressFault => ({
        code: 'published-address',
        file: redirect.location?.file ?? files.redirects,
        line: redirect.location?.line ?? 1,
        page: withBase(redirect.from),
        message,
        hint: 'Correct the target in this line, or remove the line.',
      }),
    ),
  ];
}
