import type {PageHead} from '../plugins/PageHead.js';
import type {HeadTag} from '../shared/payload.js';
import {removeTrailingSlash} from '../shared/url.js';

/** Returns the head tags that plugins have set for the page of a path; `undefined` if there are none. */
export type HeadOf = (path: string) => readonly HeadTag[] | undefined;

/** Indexes the head tags that one plugin has set. */
function indexHeads(heads: readonly PageHead[]): HeadOf {
  const byPath = new Map(heads.map(({path, tags}) => [path && removeTrailingSlash(path), tags]));
  return (path) => byPath.get(removeTrailingSlash(path)) ?? byPath.get(undefined);
}

/**
 * Indexes the head tags that plugins have set by the paths of their pages. Trailing slashes make no difference.
 *
 * @param contents - in the order of the plugins; tags of later plugins override those of earlier ones
 */
export function createHeadIndex(contents: readonly {readonly heads: readonly PageHead[]}[]): HeadOf {
  const indexes = contents.filter(({heads}) => heads.length > 0).map(({heads}) => indexHeads(heads));
  return (path) => {
    const tags = indexes.flatMap((headOf) => headOf(path) ?? []);
    return tags.length > 0 ? tags : undefined;
  };
}
