import {type RefObject, useEffect, useState} from 'react';

/** Distance from the visible part of the page in which an element counts as near. */
const MARGIN = '300px';

/** `true` once an element has been near the visible part of the page; `false` on the server and in the first render. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setIsNear(true);
      },
      {rootMargin: MARGIN},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
