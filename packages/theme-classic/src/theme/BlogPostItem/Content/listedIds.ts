import {createContext, useContext} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * The headings of the posts in a list: id of a heading → permalink of the first post that has a heading with this id.
 * `undefined` outside of lists.
 */
export const ListedIdsContext = createContext<Map<string, string> | undefined>(undefined);

/**
 * Id of a heading in a list of posts. If several posts have the same heading, only the first post keeps the id.
 *
 * @param permalink - permalink of the post that has the heading
 * @returns `undefined` if an earlier post has the id; outside of a list, `id`
 */
export function useListedId(id: string | undefined, permalink: string): string | undefined {
  const owners = useContext(ListedIdsContext);
  if (id === undefined || !owners) return id;
  // Writing while rendering is safe: server and browser render the posts in the same order, and a post keeps its ids.
  if (!owners.has(id)) owners.set(id, permalink);
  return owners.get(id) === permalink ? id : undefined;
}
