import PwaReloadPopup from '@theme/PwaReloadPopup';
import {createRoot} from 'react-dom/client';

// Module state: a document has one popup.
let isShown = false;

/**
 * Shows the message about a new version, once. It has a React root of its own, so it stays when the visitor navigates.
 */
export function renderReloadPopup(onReload: () => void): void {
  if (isShown) return;
  isShown = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<PwaReloadPopup onReload={onReload} />);
}
