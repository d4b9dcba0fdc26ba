import {didYouMean} from '@lectern/core/content-helpers';
import {hasProtocol, splitSuffix} from '@lectern/core/shared/url';
import {fromProblem} from './addressProblem.js';
import {keyOf} from './addressText.js';
import type {WrittenRedirect} from './collectRedirects.js';

/** A redirect that is written, with its resolved target. */
export interface PlannedRedirect extends WrittenRedirect {
  /**
   * URL of the target. For a page: its path in `PlanInput.pages`, with the query and fragment of `to`
   * ("/docs/intro?q#part"). For a file or another site: the same as `to`.
   */
  readonly target: string;
}

/** A redirect that is not written, and the reason: an error or a warning. */
export interface RedirectProblem {
  readonly redirect: WrittenRedirect;
  /** The reason, as a full sentence. */
  readonly message: string;
}

export interface RedirectPlan {
  readonly redirects: readonly PlannedRedirect[];
  /** Redirects whose old address is invalid, or whose target is neither a page nor a file nor another site. */
  readonly errors: readonly RedirectProblem[];
  /** Redirects that are left out, because a page or another redirect has the old address. */
  readonly warnings: readonly RedirectProblem[];
  /** Accepted redirects (`redirects.txt`) whose target is gone since. */
  readonly lost: readonly RedirectProblem[];
}

export interface PlanInput {
  readonly written: readonly WrittenRedirect[];
  /** Paths of all pages, without the base URL: "/docs/intro". */
  readonly pages: readonly string[];
  /**
   * Returns `true` if a file that is not a page, such as a file in a static folder, has this path (without the base
   * URL).
   */
  isFile(path: string): boolean;
}

/**
 * Maximum number of errors with a suggestion ("Did you mean …?"), since the search for the most similar page is slow.
 */
const SUGGESTIONS = 20;

function isAccepted({option}: WrittenRedirect): boolean {
  return option[0] === 'accepted';
}

class RedirectPlanner {
  readonly #input: PlanInput;
  /** The pages of the site: key (`keyOf`) → path of the page. */
  readonly #pages: ReadonlyMap<string, string>;
  /** The redirects that are kept: key (`keyOf`) of the old address → first valid redirect from this address. */
  readonly #kept = new Map<string, WrittenRedirect>();
  readonly #errors: RedirectProblem[] = [];
  readonly #warnings: RedirectProblem[] = [];
  readonly #lost: RedirectProblem[] = [];

  constructor(input: PlanInput) {
    this.#input = input;
    this.#pages = new Map(input.pages.map((page) => [keyOf(page), page]));
  }

  plan(): RedirectPlan {
    for (const redirect of this.#input.written) this.#keep(redirect);
    const redirects = [...this.#kept.values()].flatMap((redirect): PlannedRedirect[] => {
      const target = this.#target(redirect);
      return target === undefined ? [] : [{...redirect, target}];
    });
    return {redirects, errors: this.#errors, warnings: this.#warnings, lost: this.#lost};
  }

  #keep(redirect: WrittenRedirect): void {
    const {from, to, option, isOptional} = redirect;
    const problem = fromProblem(from);
    if (problem !== undefined) {
      this.#errors.push({
        redirect,
        message: `The old address ${JSON.stringify(from)} of "${to}" ${problem}.`,
      });
      return;
    }
    const key = keyOf(from);
    const other = this.#kept.get(key);
    // `fromExtensions` and `toExtensions` apply to all pages, so a conflict is not a mistake of the user, and there is
    // no warning.
    const isRule = isOptional || option[0] === 'fromExtensions' || option[0] === 'toExtensions';
    if (this.#pages.has(key)) {
      if (!isRule) this.#warnings.push({redirect, message: `"${from}" is a page of the site, which stays.`});
    } else if (!other) this.#kept.set(key, redirect);
    else if (other.to !== to && !isRule) {
      this.#warnings.push({
        redirect,
        message: `"${from}" already leads to "${other.to}", and not to "${to}".`,
      });
    }
  }

  /**
   * Resolves the target of a redirect. If the target is the old address of an accepted redirect, that one is followed:
   * a page may move again, and the user need not change the redirects of its first move.
   *
   * @returns `undefined`, and records the problem, if the target is neither a page nor a file nor another site
   */
  #target(redirect: WrittenRedirect): string | undefined {
    const {from, to} = redirect;
    const passed = new Set<WrittenRedirect>();
    let current = redirect;
    let address = to;
    while (!passed.has(current)) {
      passed.add(current);
      if (hasProtocol(address)) return address;
      const [path, suffix] = splitSuffix(address);
      const page = this.#pages.get(keyOf(path));
      if (page !== undefined) return page + suffix;
      if (this.#input.isFile(path)) return address;
      const next = this.#kept.get(keyOf(path));
      if (!next || !(isAccepted(next) || isAccepted(current))) break;
      current = next;
      address = splitSuffix(next.to)[1] === '' ? next.to + suffix : next.to;
    }
    const problems = isAccepted(redirect) ? this.#lost : this.#errors;
    if (!redirect.isOptional)
      problems.push({redirect, message: `"${from}" leads to "${to}", ${this.#whyNot(splitSuffix(to)[0])}`});
    return undefined;
  }

  /**
   * Returns the reason why a redirect cannot lead to a path: the path is redirected itself, its redirects form a
   * circle, or no page has the path.
   *
   * @param path - a path without a page and without a file
   */
  #whyNot(path: string): string {
    const steps = new Set<string>();
    let last = path;
    for (let next = this.#kept.get(keyOf(path)); next; next = this.#kept.get(keyOf(last))) {
      if (steps.has(last)) return `and so in a circle: ${[...steps, last].join(' → ')}.`;
      steps.add(last);
      [last] = splitSuffix(next.to);
    }
    if (steps.size > 0) return `which is a redirect itself. Lead it to "${last}", the end of that redirect.`;
    const isFirst = this.#errors.length < SUGGESTIONS;
    return `but there is no such page.${isFirst ? didYouMean(path, this.#input.pages) : ''}`;
  }
}

/** Decides which redirects are written, and collects errors and warnings for the rest. */
export function planRedirects(input: PlanInput): RedirectPlan {
  return new RedirectPlanner(input).plan();
}
