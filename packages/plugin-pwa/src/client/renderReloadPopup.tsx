import PwaReloadPopup from '@theme/PwaReloadPopup';
import {createRoot} from 'react-dom/client';

// Module state: true once the document has its popup; never reset, so that there is one popup for each document.
let isShown = false;

/**
 * Shows the message about a new version, once. The message has a React root of its own, so it stays when the visitor
 * navigates.
 */
export function renderReloadPopup(onReload: () => void): void {
  if (isShown) return;
  isShown = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<PwaReloadPopup onReload={onReload} />);
}
