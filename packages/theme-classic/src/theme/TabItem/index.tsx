import useBrokenLinks from '@lectern/core/client/useBrokenLinks';
import {
  idsIn,
  type TabItemProps,
  useEnclosingTabs,
  useTabPanel,
  useTabs,
} from '@lectern/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = TabItemProps;

function Panel({children, value, className}: Props): ReactNode {
  const {selectedValue, idsOf} = useTabs();
  const ids = idsOf(value);
  const ref = useTabPanel(value);
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={ids?.panel}
      aria-labelledby={ids?.tab}
      className={clsx(styles.tabItem, className)}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}

// Lets the browser search in hidden panels, which begins with a key.
Panel.still = true;

/** A lazy panel that is not selected. Links to anchors in it open it, so its ids are passed to the link checker. */
function UnrenderedPanel({children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of idsIn(children)) collectAnchor(id);
  return null;
}

/**
 * A panel outside of the theme's `Tabs`. Copies of `Tabs` that were ejected before Docusaurus 3.10 pass `hidden`; with
 * `lazy`, they render the selected panel only, without `hidden`.
 */
function LonePanel({children, className, hidden}: Props): ReactNode {
  return (
    <div role="tabpanel" className={clsx(styles.tabItem, className)} hidden={hidden}>
      {children}
    </div>
  );
}

/** @swizzle unsafe */
/**
 * One panel of `Tabs`. For the tab, `Tabs` reads the label and other props of the panel. Outside of `Tabs`, the content
 * is shown without a tab.
 */
export default function TabItem(props: Props): ReactNode {
  const tabs = useEnclosingTabs();
  if (!tabs) return <LonePanel {...props} />;
  if (tabs.lazy && props.value !== tabs.selectedValue) return <UnrenderedPanel {...props} />;
  return <Panel {...props} />;
}
