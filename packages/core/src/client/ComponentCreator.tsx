import {type ComponentType, type ReactNode, useContext} from 'react';
import {DataContext} from './context/DataContext.js';
import renderRoutes from './renderRoutes.js';
import type {RouteLoader} from './routeLoader.js';

type PageSource = Pick<RouteLoader, 'loadPage' | 'peekPage'>;

function isPageSource(source: object | null): source is PageSource {
  return source !== null && 'loadPage' in source && 'peekPage' in source;
}

/**
 * Makes a component that shows the page at another path of the site. Works in the browser only. Suspends until that
 * page is loaded.
 *
 * @param path - base URL included
 * @param _hash - ignored; in Docusaurus, it distinguishes routes that have the same path
 */
export default function ComponentCreator(path: string, _hash?: string): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: callers make the component once, at module level
  return function PageOfPath(): ReactNode {
    const source = useContext(DataContext);
    if (!isPageSource(source))
      throw new Error(`The page "${path}" can only be shown inside of another one in a browser.`);
    const page = source.peekPage(path);
    if (!page) throw source.loadPage(path); // React 18 and 19 wait for a thrown promise
    return renderRoutes(page.routes);
  };
}
