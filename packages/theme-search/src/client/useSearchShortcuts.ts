import {useEvent} from '@lectern/theme-common';
import {useEffect} from 'react';

/** Checks that keys pressed in an element are text. */
function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName);
}

type Shortcut = 'toggle' | 'open';

/** Shortcut of a key press on the page: Ctrl or Cmd+K toggles it, "/" opens it unless it is text. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'k') return 'toggle';
  // Inside a web component, `event.target` is the component; the path begins with the field itself.
  const isOpening = !isCommand && event.key === '/' && !isTextField(event.composedPath()[0]);
  return isOpening ? 'open' : undefined;
}

/** Listens to the shortcuts as long as the component is there. */
export function useSearchShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const handle = useEvent(onShortcut);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      handle(shortcut);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [handle]);
}
