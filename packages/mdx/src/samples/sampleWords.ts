import {parseCodeMeta} from '../highlight/codeMeta.js';

/** Part that a fence has in the samples that `site samples` runs. */
export type SampleRole = 'test' | 'setup' | 'output';

/** Words of a fence for `site samples`: `test="name" as="src/a.ts" fails="text" hidden`. */
export interface SampleWords {
  /** Roles that the author wrote; a correct fence has one. */
  readonly roles: readonly SampleRole[];
  /** Name in `test="name"`: fences of a page with the same name are one sample. */
  readonly name: string | undefined;
  /** Path of the file in `as="src/a.ts"`; `true` without a value. */
  readonly as: string | true | undefined;
  /** `true` if the sample has to fail; a text that its output then has to contain. */
  readonly fails: string | true | undefined;
  /** True if the page does not show the fence. */
  readonly hidden: boolean;
}

const ROLES: readonly SampleRole[] = ['test', 'setup', 'output'];
/** Matches a role anywhere in a meta. Most fences have none, and their meta is not parsed. */
const ANY_ROLE = /\b(?:test|setup|output)\b/;
/** Matches the words for `site samples` with their values. */
const WORDS = /(^|\s)(?:test|setup|as|fails|hidden)(?:=(?:"[^"]*"|'[^']*'|\S+))?(?=\s|$)/g;

/**
 * Parses the words of a fence for `site samples`.
 *
 * @param meta - text after the language of the fence
 * @returns `undefined` if the fence has no role in a sample
 */
export function parseSampleWords(meta: string): SampleWords | undefined {
  if (!ANY_ROLE.test(meta)) return undefined;
  const {rest} = parseCodeMeta(meta);
  const roles = ROLES.filter((role) => Object.hasOwn(rest, role));
  if (roles.length === 0) return undefined;
  const name = typeof rest.test === 'string' ? rest.test : undefined;
  return {roles, name, as: rest.as, fails: rest.fails, hidden: rest.hidden !== undefined};
}

/** Removes the words for `site samples`, which are only for authors, from the meta of a fence that is run. */
export function withoutSampleWords(meta: string): string {
  return meta.replace(WORDS, '$1').replace(/\s+/g, ' ').trim();
}

/** True if the code of the fence is run, so that it may have hidden lines. */
export function isRun({roles}: SampleWords): boolean {
  return roles.includes('test') || roles.includes('setup');
}
