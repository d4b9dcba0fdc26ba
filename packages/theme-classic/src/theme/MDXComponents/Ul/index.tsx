import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = ComponentProps<'ul'>;

/** Unordered lists in Markdown. @swizzle safe */
export default function MDXUl(props: Props): ReactNode {
  const isTaskList = props.className?.includes('contains-task-list');
  return <ul {...props} className={clsx(props.className, isTaskList && styles.containsTaskList)} />;
}
