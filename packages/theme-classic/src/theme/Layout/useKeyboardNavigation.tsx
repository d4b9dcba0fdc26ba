import {useEffect} from 'react';

const CLASS_NAME = 'navigation-with-keyboard';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Adds a class to `<body>` when Tab is pressed, and removes it on a mouse click. CSS hides focus outlines unless the
 * body has the class.
 */
export default function useKeyboardNavigation(): void {
  useEffect(() => {
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Tab') document.body.classList.add(CLASS_NAME);
    };
    const onMouse = () => document.body.classList.remove(CLASS_NAME);
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, listening);
    document.addEventListener('mousedown', onMouse, listening);
    return () => listening.abort();
  }, []);
}
