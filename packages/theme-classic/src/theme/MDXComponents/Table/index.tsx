import {type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';

export type Props = ComponentProps<'table'>;

/** True if the table is wider than the space on the page, so that it scrolls. */
function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}

/**
 * A table that scrolls can get the focus, so that arrow keys scroll it. Tab skips other tables.
 *
 * @swizzle safe Tables in Markdown.
 */
export default function MDXTable(props: Props): ReactNode {
  const ref = useRef<HTMLTableElement>(null);
  const isScrollable = useIsScrollable(ref);
  return <table {...(isScrollable && {tabIndex: 0})} {...props} ref={ref} />;
}

// Only a visitor who presses Tab needs the attribute.
MDXTable.still = true;
