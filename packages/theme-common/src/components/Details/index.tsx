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
  /** A `<summary>` element, or what to put into one. */
  summary?: ReactElement | string;
} & ComponentProps<'details'>;

function isInSummary(node: Node | null, root: HTMLElement): boolean {
  if (node === null || node === root) return false;
  return node.nodeName === 'SUMMARY' || isInSummary(node.parentNode, root);
}

function belongsTo(node: Node | null, root: HTMLElement): boolean {
  if (node === null) return false;
  return node.nodeName === 'DETAILS' ? node === root : belongsTo(node.parentNode, root);
}

interface SoftDetails {
  readonly root: RefObject<HTMLDetailsElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly open: boolean | undefined;
  /** Closed, or about to be. */
  readonly collapsed: boolean;
  /** Opens or closes by an animation of the height. */
  readonly toggle: () => void;
  /** Takes over the state of the element. */
  readonly sync: () => void;
}

/**
 * State of a `<details>`. The element's own is the source: browsers open it, also before hydration, for anchors and matches of the
 * search in the page. Only the animation of a closing one is ours.
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

/** A native `<details>` whose content opens softly. Works without JavaScript, and nested. */
export function Details({summary, children, ...props}: DetailsProps): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const isBrowser = useIsBrowser();
  const {root, content, open, collapsed, toggle, sync} = useSoftDetails(props.open);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const details = event.currentTarget;
    if (!isInSummary(target, details) || !belongsTo(target, details) || target.closest('a')) return;
    event.preventDefault();
    toggle();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a summary arrive as clicks
    <details
      {...props}
      ref={root}
      // The browser or the reader may have opened it before hydration.
      suppressHydrationWarning
      open={open}
      data-collapsed={collapsed}
      className={clsx(styles.details, isBrowser && styles.isBrowser, props.className)}
      onMouseDown={(event) => {
        // A double click would select the summary's text.
        if (isInSummary(event.target as HTMLElement, event.currentTarget) && event.detail > 1)
          event.preventDefault();
      }}
      onClick={onClick}
      onToggle={(event) => {
        // React has this event bubble.
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

export default Details;
