import type {HeadTag, PageHead} from '../plugins/PageHead.js';
import {isRecord} from '../shared/isRecord.js';

const TAG_NAMES: readonly string[] = ['meta', 'link'] satisfies readonly HeadTag['tagName'][];

/** Returns the mistake in a tag, as the end of a sentence; `undefined` if there is none. */
function problemOf(tag: unknown): string | undefined {
  if (!isRecord(tag) || !TAG_NAMES.includes(String(tag.tagName)))
    return 'a tag that is neither meta nor link';
  const {attributes} = tag;
  if (!isRecord(attributes)) return 'a tag without attributes';
  const wrong = Object.entries(attributes).find(([, value]) => typeof value !== 'string');
  return wrong && `the attribute "${wrong[0]}", whose value is no text`;
}

/**
 * Checks the argument of `setPageHead`, and copies it without other fields.
 *
 * @throws {Error} for a tag that cannot be in a head
 */
export function checkPageHead({path, tags}: PageHead): PageHead {
  for (const tag of tags) {
    const problem = problemOf(tag);
    if (problem !== undefined) throw new Error(`setPageHead got ${problem}: ${JSON.stringify(tag)}.`);
  }
  const copies = tags.map(({tagName, attributes}) => ({tagName, attributes}));
  return {...(path !== undefined && {path}), tags: copies};
}
