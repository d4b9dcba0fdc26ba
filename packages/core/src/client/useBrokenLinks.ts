import {useContext} from 'react';
import {type BrokenLinks, BrokenLinksContext} from './context/BrokenLinksContext.js';

/** Tells the build's link checker about links and anchors that are not made with `Link`. */
export default function useBrokenLinks(): BrokenLinks {
  return useContext(BrokenLinksContext);
}
