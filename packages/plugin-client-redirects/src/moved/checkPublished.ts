import {splitSuffix} from '@lectern/core/shared/url';
import {keyOf} from '../addressText.js';
import type {RedirectPlan, RedirectProblem} from '../planRedirects.js';
import type {BuiltPage} from './buildRecord.js';
import {findGone, type GoneAddress} from './findGone.js';
import type {PageFacts, PublishedAddress} from './publishedList.js';

export interface CheckInput {
  readonly published: readonly PublishedAddress[];
  /** All pages of the locale. */
  readonly pages: readonly BuiltPage[];
  readonly plan: Pick<RedirectPlan, 'redirects' | 'lost'>;
  /** Returns true if the output has a file for the address, such as a file of a static folder. */
  isFile(address: string): boolean;
  readFacts(page: BuiltPage): PageFacts;
}

/** Published addresses of a locale that lead nowhere. */
export interface MissingAddresses {
  readonly gone: readonly GoneAddress[];
  /** Accepted redirects whose target is gone, and for which no redirect of the target is proposed. */
  readonly lost: readonly RedirectProblem[];
}

/**
 * Leaves out the redirects that work again as soon as the proposals for their targets are accepted: for "/a /b", if a
 * redirect from "/b" is proposed.
 */
function withoutProposed(
  lost: readonly RedirectProblem[],
  gone: readonly GoneAddress[],
): readonly RedirectProblem[] {
  const proposed = new Set(
    gone.flatMap(({published, proposal}) => (proposal ? [keyOf(published.address)] : [])),
  );
  const targets = new Map(lost.map(({redirect: {from, to}}) => [keyOf(from), keyOf(splitSuffix(to)[0])]));
  return lost.filter(({redirect: {from}}) => {
    const passed = new Set<string>();
    let address: string | undefined = keyOf(from);
    while (address !== undefined && !passed.has(address)) {
      if (proposed.has(address)) return false;
      passed.add(address);
      address = targets.get(address);
    }
    return true;
  });
}

/** Compares the published addresses of a locale with its pages, redirects and files. */
export function checkPublished(input: CheckInput): MissingAddresses {
  const {published, pages, plan} = input;
  const reached = new Set([
    ...pages.map(({address}) => keyOf(address)),
    ...plan.redirects.map(({from}) => keyOf(from)),
    // A lost redirect is reported itself.
    ...plan.lost.map(({redirect}) => keyOf(redirect.from)),
  ]);
  const listed = new Set(published.map(({address}) => keyOf(address)));
  const gone = findGone({
    published,
    isReached: (address) => reached.has(keyOf(address)) || input.isFile(address),
    readCandidates: () =>
      pages
        .filter(({isListed}) => isListed)
        .map((page) => ({
          address: page.address,
          isNew: !listed.has(keyOf(page.address)),
          ...input.readFacts(page),
        })),
  });
  return {gone, lost: withoutProposed(plan.lost, gone)};
}
