import {TaskText} from '@theme/MDXComponents/Li/taskText';
import {type ComponentProps, type ReactNode, useContext} from 'react';

export type Props = ComponentProps<'input'>;

/**
 * An input in Markdown. The accessible name of a task's checkbox is the text of the task.
 *
 * @swizzle safe The checkboxes of task lists in Markdown.
 */
export default function MDXInput(props: Props): ReactNode {
  const taskText = useContext(TaskText);
  const label = props.type === 'checkbox' ? taskText : undefined;
  return <input {...(label && {'aria-label': label})} {...props} />;
}
