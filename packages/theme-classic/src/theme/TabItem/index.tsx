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

/** A lazy panel that is not selected. Links to anchors in it open it, so its ids are passed to the link checker. */
function UnrenderedPanel({children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of idsIn(children)) collectAnchor(id);
  return null;
}

/** A panel outside of our `Tabs`: copies of it from Docusaurus before 3.10 pass `hidden`, except to the only panel of a lazy set. */
function LonePanel({children, className, hidden}: Props): ReactNode {
  return (
    <div role="tabpanel" className={clsx(styles.tabItem, className)} hidden={hidden}>
      {children}
    </div>
  );
}

/** @swizzle unsafe */
/** One panel. `Tabs` reads the other props for the tab that shows it. Outside of `Tabs`, its content is shown as it is. */
export default function TabItem(props: Props): ReactNode {
  const tabs = useEnclosingTabs();
  if (!tabs) return <LonePanel {...props} />;
  if (tabs.lazy && props.value !== tabs.selectedValue) return <UnrenderedPanel {...props} />;
  return <Panel {...props} />;
}
