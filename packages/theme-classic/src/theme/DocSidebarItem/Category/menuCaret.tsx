import type {ReactNode} from 'react';

interface MenuCaretProps {
  readonly collapsed: boolean;
  readonly label: string;
  readonly toggle: () => void;
}

/** @swizzle wrap=forbidden eject=unsafe */
/** The button with an arrow beside a menu entry that has a list below it: opens and closes the list. */
export function MenuCaret({collapsed, label, toggle}: MenuCaretProps): ReactNode {
  return (
    <button
      aria-label={label}
      aria-expanded={!collapsed}
      type="button"
      className="clean-btn menu__caret"
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
    />
  );
}
