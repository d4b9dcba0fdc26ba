import {createContext, useContext} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/** Id → permalink of the first post of a list that has it. */
export const ListedIdsContext = createContext<Map<string, string> | undefined>(undefined);

/**
 * The id of a heading in a list of posts. Posts may have equal headings: on one page the first post keeps the id.
 *
 * @param permalink - of the post
 */
export function useListedId(id: string | undefined, permalink: string): string | undefined {
  const owners = useContext(ListedIdsContext);
  if (id === undefined || !owners) return id;
  // Posts render from first to last, on the server as in the browser, and rendering again changes nothing.
  if (!owners.has(id)) owners.set(id, permalink);
  return owners.get(id) === permalink ? id : undefined;
}
