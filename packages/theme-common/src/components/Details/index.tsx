import useBrokenLinks from '@lectern/core/client/useBrokenLinks';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import useIsomorphicLayoutEffect from '@lectern/core/client/useIsomorphicLayoutEffect';
import clsx from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import {animateHeight} from '../Collapsible/index.js';
import styles from './styles.module.css';

export type DetailsProps = {
  /** A `<summary>` element, or its text; "Details" by default. */
  summary?: ReactElement | string;
} & ComponentProps<'details'>;

function isInSummary(target: Element, details: HTMLElement): boolean {
  return details.contains(target.closest('summary'));
}

interface SoftDetails {
  readonly root: RefObject<HTMLDetailsElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly open: boolean | undefined;
  /** True if the element is closed, or closing. */
  readonly collapsed: boolean;
  /** Opens or closes the element with an animation of its height. */
  readonly toggle: () => void;
  /** Copies the attribute `open` of the element to the React state. */
  readonly sync: () => void;
}

/**
 * State of a `<details>` element. The state follows the element's attribute `open`, since browsers open the element by
 * themselves, also before hydration: for a link to content inside of the element, or for a match of the search in the
 * page.
 */
function useSoftDetails(isOpenAtFirst: boolean | undefined): SoftDetails {
  const root = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stop = useRef(() => {});
  const [open, setOpen] = useState(isOpenAtFirst);
  const [isClosing, setClosing] = useState(false);

  const sync = () => setOpen(root.current?.open);
  useIsomorphicLayoutEffect(sync, []);

  const toggle = () => {
    const [details, element] = [root.current, content.current];
    if (!details || !element) return;
    stop.current();
    const closes = details.open && !isClosing;
    if (!details.open) element.style.height = '0';
    details.open = true;
    setOpen(true);
    setClosing(closes);
    stop.current = animateHeight({
      element,
      collapsed: closes,
      onEnd() {
        details.open = !closes;
        element.removeAttribute('style');
        setOpen(!closes);
        setClosing(false);
      },
    });
  };
  return {root, content, open, collapsed: !open || isClosing, toggle, sync};
}

/** A native `<details>` that opens and closes with an animation. Without JavaScript, it works without animation. */
export function Details({summary, children, ...props}: DetailsProps): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const isBrowser = useIsBrowser();
  const {root, content, open, collapsed, toggle, sync} = useSoftDetails(props.open);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const {target, currentTarget: details} = event;
    if (!(target instanceof Element)) return;
    const isOfInner = target.closest('details') !== details;
    if (!isInSummary(target, details) || isOfInner || target.closest('a')) return;
    event.preventDefault();
    toggle();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers send a click for Enter and Space on a summary
    <details
      {...props}
      ref={root}
      // The browser or the reader may have opened the element before hydration.
      suppressHydrationWarning
      open={open}
      data-collapsed={collapsed}
      className={clsx(styles.details, isBrowser && styles.isBrowser, props.className)}
      onMouseDown={(event) => {
        // A double click would select the summary's text.
        const {target, currentTarget} = event;
        if (target instanceof Element && isInSummary(target, currentTarget) && event.detail > 1)
          event.preventDefault();
      }}
      onClick={onClick}
      onToggle={(event) => {
        // In React, events of a nested `<details>` arrive here, too.
        if (event.target === event.currentTarget) sync();
        props.onToggle?.(event);
      }}
    >
      {typeof summary === 'object' ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div ref={content}>
        <div className={styles.collapsibleContent}>{children}</div>
      </div>
    </details>
  );
}

// Browsers open and close the element without React, and a click on the summary waits for it.
Details.still = true;

export default Details;
