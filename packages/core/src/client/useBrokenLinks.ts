import {useContext} from 'react';
import {type BrokenLinks, BrokenLinksContext} from './context/BrokenLinksContext.js';

/**
 * Returns functions that report links and anchors to the link check of the build, for components that do not use
 * `Link`.
 */
export default function useBrokenLinks(): BrokenLinks {
  return useContext(BrokenLinksContext);
}
