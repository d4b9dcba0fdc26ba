import {useContext} from 'react';
import {type BrokenLinks, BrokenLinksContext} from './context/BrokenLinksContext.js';

/** Reports links and anchors that are not made with `Link` to the link checker of the build. */
export default function useBrokenLinks(): BrokenLinks {
  return useContext(BrokenLinksContext);
}
