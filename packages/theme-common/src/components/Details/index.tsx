import useBrokenLinks from '@lectern/core/client/useBrokenLinks';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import clsx from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import {Collapsible} from '../Collapsible/index.js';
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

/** A native `<details>` whose content opens softly. Works without JavaScript, and nested. */
export function Details({summary, children, ...props}: DetailsProps): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const isBrowser = useIsBrowser();
  const ref = useRef<HTMLDetailsElement>(null);
  // `open` outlives `collapsed` by the closing animation.
  const [collapsed, setCollapsed] = useState(!props.open);
  const [open, setOpen] = useState(props.open);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const root = event.currentTarget;
    const target = event.target as HTMLElement;
    if (!isInSummary(target, root) || !belongsTo(target, root) || target.closest('a')) return;
    event.preventDefault();
    if (collapsed) setOpen(true);
    setCollapsed(!collapsed);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a summary arrive as clicks
    <details
      {...props}
      ref={ref}
      open={open}
      data-collapsed={collapsed}
      className={clsx(styles.details, isBrowser && styles.isBrowser, props.className)}
      onMouseDown={(event) => {
        // A double click would select the summary's text.
        if (isInSummary(event.target as HTMLElement, event.currentTarget) && event.detail > 1)
          event.preventDefault();
      }}
      onClick={onClick}
    >
      {typeof summary === 'object' ? summary : <summary>{summary ?? 'Details'}</summary>}
      <Collapsible
        lazy={false} // Without JavaScript the content must be there.
        collapsed={isBrowser ? collapsed : false}
        onCollapseTransitionEnd={(isCollapsed) => {
          setCollapsed(isCollapsed);
          setOpen(!isCollapsed);
        }}
      >
        <div className={styles.collapsibleContent}>{children}</div>
      </Collapsible>
    </details>
  );
}

export default Details;
