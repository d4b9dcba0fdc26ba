import type {RouteConfig, RouteModule} from '../plugins/Plugin.js';

/** Module of a route as an object: the path of the module, with metadata and assets. (Most modules are only a path.) */
export type ModuleObject = Extract<RouteModule, {readonly path: string}>;

/** Modules of a route. Each becomes a prop of the route's component: name of the prop → module. */
type ModuleGroup = {readonly [name: string]: RouteModule};

const FIELDS: ReadonlySet<string> = new Set(['path', 'query', 'metadata', 'assets', 'part']);

export function isModuleList(module: RouteModule): module is readonly RouteModule[] {
  return Array.isArray(module);
}

export function isModuleObject(module: RouteModule): module is ModuleObject {
  return (
    typeof module === 'object' &&
    'path' in module &&
    typeof module.path === 'string' &&
    ('__import' in module || Object.keys(module).every((key) => FIELDS.has(key)))
  );
}

/** Returns the path of a module with its query: "@site/blog/post.md?truncated=true". */
export function requestOf({path, query}: ModuleObject): string {
  const entries = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Calls `visit` for a route and all its descendants, parents first. */
export function visitRoutes(route: RouteConfig, visit: (route: RouteConfig) => void): void {
  visit(route);
  for (const child of route.routes ?? []) visitRoutes(child, visit);
}

/** Calls `visit` for all module objects of one route, in their order. */
export function visitModules(
  {modules, context}: Pick<RouteConfig, 'modules' | 'context'>,
  visit: (module: ModuleObject) => void,
): void {
  for (const group of [modules, context]) if (group) visitGroup(group, visit);
}

function visitGroup(group: ModuleGroup, visit: (module: ModuleObject) => void): void {
  for (const module of Object.values(group)) if (module) visitModule(module, visit);
}

function visitModule(module: RouteModule, visit: (module: ModuleObject) => void): void {
  if (typeof module === 'string') return;
  if (isModuleList(module)) for (const inner of module) visitModule(inner, visit);
  else if (isModuleObject(module)) visit(module);
  else visitGroup(module, visit);
}
