import {createContext} from 'react';

/** Where a page tells the link checker what it holds. Does nothing in the browser. */
export interface BrokenLinks {
  collectLink(link: string | undefined): void;
  collectAnchor(id: string | undefined): void;
}

export const BrokenLinksContext = createContext<BrokenLinks>({collectLink() {}, collectAnchor() {}});
