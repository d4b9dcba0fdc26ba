import {useEffect} from 'react';

const CLASS_NAME = 'navigation-with-keyboard';

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Adds a class to `<body>` when Tab is pressed, and removes it on a mouse click. CSS hides focus outlines unless the
 * body has the class.
 */
export default function useKeyboardNavigation(): void {
  useEffect(() => {
    const onKeyOrMouse = (event: KeyboardEvent | MouseEvent) => {
      if (event.type === 'keydown' && 'key' in event && event.key === 'Tab')
        document.body.classList.add(CLASS_NAME);
      if (event.type === 'mousedown') document.body.classList.remove(CLASS_NAME);
    };
    document.addEventListener('keydown', onKeyOrMouse);
    document.addEventListener('mousedown', onKeyOrMouse);
    return () => {
      document.removeEventListener('keydown', onKeyOrMouse);
      document.removeEventListener('mousedown', onKeyOrMouse);
    };
  }, []);
}
