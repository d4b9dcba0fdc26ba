import {type TabItemProps, useTabs} from '@lectern/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = TabItemProps;

/** One panel. `Tabs` reads the other props for the tab that shows it. */
export default function TabItem({children, value, className}: Props): ReactNode {
  const {selectedValue, lazy, idsOf} = useTabs();
  const ids = idsOf(value);
  const isSelected = value === selectedValue;
  if (lazy && !isSelected) return null;
  return (
    <div
      role="tabpanel"
      id={ids?.panel}
      aria-labelledby={ids?.tab}
      className={clsx(styles.tabItem, className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
