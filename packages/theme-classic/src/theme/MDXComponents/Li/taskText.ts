import {Children, createContext, isValidElement, type ReactNode} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/** Text of the task list item around an element, without nested tasks: the accessible name of its checkbox. */
export const TaskText = createContext<string | undefined>(undefined);

function collect(node: ReactNode, texts: string[], isList: (type: unknown) => boolean): void {
  for (const child of Children.toArray(node)) {
    if (typeof child === 'string' || typeof child === 'number') texts.push(String(child));
    else if (isValidElement<{children?: ReactNode}>(child) && !isList(child.type)) {
      collect(child.props.children, texts, isList);
    }
  }
}

/**
 * Text of a task list item, in one line.
 *
 * @param isList - returns `true` for types of list elements, whose text is left out: nested lists have tasks of their
 *   own
 */
export function taskTextOf(children: ReactNode, isList: (type: unknown) => boolean): string {
  const texts: string[] = [];
  collect(children, texts, isList);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
