import {lastPart} from '../addressText.js';
import {PageIndex} from './PageIndex.js';
import type {PageFacts, PublishedAddress} from './publishedList.js';

/** A page of the site that a published address may have moved to. */
export interface CandidatePage extends PageFacts {
  /** Path without the base URL. */
  readonly address: string;
  /** True if the page is not in the list of published addresses. */
  readonly isNew: boolean;
}

/** Page that a redirect is proposed to, and why. */
export interface Proposal {
  readonly target: string;
  /** `text`: the texts are similar. `title`, `name`: only one new page has the title, or the end of the address. */
  readonly reason: 'text' | 'title' | 'name';
  /** Estimated share of the text that is equal, from 0 to 1; for the reason `text`. */
  readonly similarity?: number;
}

/** A published address that leads nowhere now. */
export interface GoneAddress {
  readonly published: PublishedAddress;
  /** Absent if no page is similar. */
  readonly proposal?: Proposal | undefined;
}

export interface GoneInput {
  readonly published: readonly PublishedAddress[];
  /** Returns true if the address has a page, a redirect or a file. */
  isReached(address: string): boolean;
  /** Returns all pages with their texts' sketches. Called only if an address is gone, since it reads files. */
  readCandidates(): readonly CandidatePage[];
}

/** Returns the only element of a list; `undefined` for none and for several. */
function only<T>(list: readonly T[] | undefined): T | undefined {
  return list?.length === 1 ? list[0] : undefined;
}

function proposalFor(published: PublishedAddress, index: PageIndex): Proposal | undefined {
  const similar = index.mostSimilar(published);
  if (similar) return {target: similar.page.address, reason: 'text', similarity: similar.similarity};
  const {title, address} = published;
  const titled = title === undefined ? undefined : only(index.newByTitle.get(title));
  if (titled) return {target: titled.address, reason: 'title'};
  const name = lastPart(address);
  const named = name === '' ? undefined : only(index.newByName.get(name));
  return named && {target: named.address, reason: 'name'};
}

/** Finds the published addresses that lead nowhere, and for each the page that has its text now. */
export function findGone({published, isReached, readCandidates}: GoneInput): readonly GoneAddress[] {
  const gone = published.filter(({address}) => !isReached(address));
  if (gone.length === 0) return [];
  const index = new PageIndex(readCandidates());
  return gone.map((one) => ({published: one, proposal: proposalFor(one, index)}));
}
