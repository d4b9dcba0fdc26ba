import {createContext} from 'react';

/** Collects links and anchors of a page for the link check. Does nothing in the browser. */
export interface BrokenLinks {
  collectLink(link: string | undefined): void;
  collectAnchor(id: string | undefined): void;
}

export const BrokenLinksContext = createContext<BrokenLinks>({collectLink() {}, collectAnchor() {}});
