import Loading from '@theme/Loading';
import {type ReactNode, useContext} from 'react';
import {ViewContext} from '../context/ViewContext.js';
import renderRoutes from '../renderRoutes.js';

/** Renders the current page, or the error if it could not be loaded. */
export default function RouteTree(): ReactNode {
  const view = useContext(ViewContext);
  if (!view) return null;
  if (view.error !== undefined) {
    return <Loading error={view.error} retry={view.retry} pastDelay timedOut={false} isLoading={false} />;
  }
  return renderRoutes(view.page.routes);
}
