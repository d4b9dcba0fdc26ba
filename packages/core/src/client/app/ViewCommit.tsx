import type {ReactNode} from 'react';
import type {ViewValue} from '../context/ViewContext.js';
import useIsomorphicLayoutEffect from '../useIsomorphicLayoutEffect.js';

interface ViewCommitProps {
  readonly view: ViewValue;
  readonly children: ReactNode;
}

/** Calls `view.committed` when the page is in the document, after the layout effects of its components. */
export default function ViewCommit({view, children}: ViewCommitProps): ReactNode {
  useIsomorphicLayoutEffect(() => view.committed?.(), [view]);
  return children;
}

// Reports a view to the navigation, which starts with the app.
ViewCommit.still = true;
