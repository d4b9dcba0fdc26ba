import PwaReloadPopup from '@theme/PwaReloadPopup';
import {createRoot} from 'react-dom/client';

let isShown = false;

/** Shows that a new version waits, once. It is not part of a page, so it stays while the visitor goes to others. */
export function renderReloadPopup(onReload: () => void): void {
  if (isShown) return;
  isShown = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<PwaReloadPopup onReload={onReload} />);
}
