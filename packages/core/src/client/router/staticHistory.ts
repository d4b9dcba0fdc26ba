import type {History, LocationObject} from '../types.js';
import {createLocation, createPath, hrefOf, locationOf} from './location.js';

/**
 * Makes the history of a page that is rendered to HTML. The location never changes; a navigation is reported as a
 * redirect.
 *
 * @param url - path, query and hash, base URL included
 */
export function createStaticHistory(url: string, onRedirect: (href: string) => void): History {
  const location = locationOf(url);
  const redirect = (to: string | LocationObject) => onRedirect(createPath(createLocation(to, location)));
  const nothing = () => {};
  return {
    action: 'POP',
    location,
    length: 1,
    push: redirect,
    replace: redirect,
    go: nothing,
    goBack: nothing,
    goForward: nothing,
    block: () => nothing,
    listen: () => nothing,
    createHref: hrefOf,
  };
}
