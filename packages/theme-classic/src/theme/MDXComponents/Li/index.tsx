import useBrokenLinks from '@lectern/core/client/useBrokenLinks';
import {useAnchorTargetClassName} from '@lectern/theme-common';
import {TaskText, taskTextOf} from '@theme/MDXComponents/Li/taskText';
import MDXUl from '@theme/MDXComponents/Ul';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'li'>;

/** A list item with an id, which links can lead to: a footnote. */
function TargetItem(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} className={clsx(useAnchorTargetClassName(props.id), props.className)} />;
}

const isList = (type: unknown) => type === MDXUl || type === 'ul' || type === 'ol';

/** List items in Markdown. @swizzle safe */
export default function MDXLi(props: Props): ReactNode {
  const item = props.id === undefined ? <li {...props} /> : <TargetItem {...props} />;
  if (!props.className?.includes('task-list-item')) return item;
  return <TaskText.Provider value={taskTextOf(props.children, isList)}>{item}</TaskText.Provider>;
}
