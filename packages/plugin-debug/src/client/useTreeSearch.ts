import {useEffect, useState} from 'react';
import {TreeSearch} from './TreeSearch.js';

/** Milliseconds of search between two pauses for the browser: half of a frame, which takes about 16 ms. */
const SLICE_MS = 8;

/** Debounce: milliseconds after the last key before a search starts. */
const TYPING_MS = 120;

export interface FoundPaths {
  /** JSON pointers of the values that match, in the order of the document. */
  readonly matches: readonly string[];
  readonly isDone: boolean;
  /** True if the search stopped at the maximum number of matches: there may be more matches. */
  readonly isCut: boolean;
}

const NOTHING: FoundPaths = {matches: [], isDone: true, isCut: false};

/** Searches a document in short steps while the user types. @returns the matches so far; none for an empty text */
export function useTreeSearch(document: unknown, text: string): FoundPaths {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (text === '') return setFound(NOTHING);
    const search = new TreeSearch(document, text);
    let timer: ReturnType<typeof setTimeout>;
    const advance = () => {
      const isDone = search.advance(SLICE_MS);
      setFound({matches: [...search.matches], isDone, isCut: search.isCut});
      if (!isDone) timer = setTimeout(advance);
    };
    setFound({...NOTHING, isDone: false});
    timer = setTimeout(advance, TYPING_MS);
    return () => clearTimeout(timer);
  }, [document, text]);
  return found;
}
