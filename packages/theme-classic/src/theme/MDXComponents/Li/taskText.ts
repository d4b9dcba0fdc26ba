import {Children, createContext, isValidElement, type ReactNode} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/** Text of the task that an element is in, without that of the tasks below it. */
export const TaskText = createContext<string | undefined>(undefined);

function collect(node: ReactNode, texts: string[], isList: (type: unknown) => boolean): void {
  for (const child of Children.toArray(node)) {
    if (typeof child === 'string' || typeof child === 'number') texts.push(String(child));
    else if (isValidElement<{children?: ReactNode}>(child) && !isList(child.type)) {
      collect(child.props.children, texts, isList);
    }
  }
}

/** @param isList - whether elements of a type are lists: those have tasks of their own */
export function taskTextOf(children: ReactNode, isList: (type: unknown) => boolean): string {
  const texts: string[] = [];
  collect(children, texts, isList);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
