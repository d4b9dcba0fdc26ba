import type {RouteConfig} from '../plugins/Plugin.js';

type Routes = readonly RouteConfig[];

interface Unseen {
  readonly key: string;
  isSeen: boolean;
}

const states = new WeakMap<Routes, Unseen>();

/**
 * Routes that are made when somebody looks at them. Nobody has to if an earlier build planned routes of the same key: of
 * released docs, which seldom change, the pages are then known without them.
 *
 * @param key - equal for equal routes only: of everything that they are made from, in all plugins and sites
 * @returns an array like any other to whoever looks
 */
export function unseenRoutes(key: string, make: () => Routes): Routes {
  const state: Unseen = {key, isSeen: false};
  const seen = (made: RouteConfig[]) => {
    if (!state.isSeen) {
      state.isSeen = true;
      for (const route of make()) made.push(route);
    }
    return made;
  };
  const routes = new Proxy<RouteConfig[]>([], {
    get: (made, name, receiver) => Reflect.get(seen(made), name, receiver),
    set: (made, name, value, receiver) => Reflect.set(seen(made), name, value, receiver),
    has: (made, name) => Reflect.has(seen(made), name),
    ownKeys: (made) => Reflect.ownKeys(seen(made)),
    getOwnPropertyDescriptor: (made, name) => Reflect.getOwnPropertyDescriptor(seen(made), name),
    defineProperty: (made, name, property) => Reflect.defineProperty(seen(made), name, property),
    deleteProperty: (made, name) => Reflect.deleteProperty(seen(made), name),
    preventExtensions: (made) => Reflect.preventExtensions(seen(made)),
  });
  states.set(routes, state);
  return routes;
}

/** @returns the key of routes that nobody has looked at. */
export function unseenKey(routes: Routes | undefined): string | undefined {
  const state = routes && states.get(routes);
  return state && !state.isSeen ? state.key : undefined;
}

/** Does the same to routes that nobody has looked at, when somebody does, and to others at once. */
export function changeRoutes(routes: Routes, change: (routes: Routes) => Routes): Routes {
  const key = unseenKey(routes);
  return key === undefined ? change(routes) : unseenRoutes(key, () => change(routes));
}

/** Whether a route has children; those that nobody has looked at count. */
export function hasChildren({routes}: RouteConfig): boolean {
  return unseenKey(routes) !== undefined || (routes?.length ?? 0) > 0;
}
