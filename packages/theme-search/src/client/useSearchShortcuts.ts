import {useEvent} from '@lectern/theme-common';
import {useEffect} from 'react';

/** Returns `true` for an element in which keys type text or select options. */
function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName);
}

type Shortcut = 'toggle' | 'open';

/**
 * Returns the shortcut of a key press: Ctrl+K or Cmd+K toggles the search, "/" opens it unless it is typed into a text
 * field.
 */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'k') return 'toggle';
  // `event.target` of a field in a web component is the component. The composed path begins with the field itself.
  const isOpening = !isCommand && event.key === '/' && !isTextField(event.composedPath()[0]);
  return isOpening ? 'open' : undefined;
}

/** Listens to the shortcuts of the search while the component is mounted. */
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
