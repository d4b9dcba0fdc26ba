import {type ComponentType, type ReactNode, useContext} from 'react';
import {DataContext} from './context/DataContext.js';
import type {LoadedPage} from './load/buildPage.js';
import renderRoutes from './renderRoutes.js';

interface PageSource {
  loadPage(pathname: string): Promise<LoadedPage>;
  peekPage(pathname: string): LoadedPage | undefined;
}

function isPageSource(source: object | null): source is PageSource {
  return source !== null && 'loadPage' in source && 'peekPage' in source;
}

/**
 * A component that shows the page of another path, in the browser. Suspends until it is loaded.
 *
 * @param path - base URL included
 * @param _hash - distinguished equal paths where routes were listed; a page's path is enough
 */
export default function ComponentCreator(path: string, _hash?: string): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: callers make it once, at module level
  return function PageOfPath(): ReactNode {
    const source = useContext(DataContext);
    if (!isPageSource(source))
      throw new Error(`The page "${path}" can only be shown inside of another one in a browser.`);
    const page = source.peekPage(path);
    if (!page) throw source.loadPage(path); // React waits for a thrown promise, in version 18 too
    return renderRoutes(page.routes);
  };
}
