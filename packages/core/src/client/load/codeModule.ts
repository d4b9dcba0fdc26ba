import {unwrapExports} from '../../shared/moduleExports.js';
import type {RouteComponent} from '../types.js';

export type CodeModule = Readonly<Record<string, unknown>>;

/**
 * Loads a code module: a JavaScript module of the bundle. For CommonJS that was compiled from an ES module, returns the
 * exports of the ES module.
 */
export async function loadCodeModule(load: () => Promise<unknown>): Promise<CodeModule> {
  return unwrapExports(await load()) as CodeModule;
}

/**
 * Returns a code module as a prop value: its default export, with the named exports as properties (a page and its
 * `frontMatter`). Without a default export, returns the module itself.
 */
export function codeModuleValue(module: CodeModule): unknown {
  const value = module.default;
  if (value === undefined) return module;
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value;
  for (const [name, exported] of Object.entries(module)) {
    if (name === 'default' || Object.hasOwn(value, name) || !Object.isExtensible(value)) continue;
    Object.assign(value, {[name]: exported});
  }
  return value;
}

/**
 * Returns the component of a route's module.
 *
 * @throws if the module has no default export, or React cannot render the default export
 */
export function routeComponent(request: string, module: CodeModule): RouteComponent {
  const component = module.default;
  const isRenderable =
    typeof component === 'function' ||
    // `memo` and `forwardRef` return objects. A CommonJS file without exports is an empty object.
    (typeof component === 'object' && component !== null && '$$typeof' in component);
  if (!isRenderable) {
    throw new Error(
      `The page component "${request.slice('code:'.length)}" has no default export, so it cannot be rendered. Export a React component as default from it.`,
    );
  }
  return codeModuleValue(module) as RouteComponent;
}
