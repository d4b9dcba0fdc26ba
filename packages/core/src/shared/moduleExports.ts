function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Compiler, webpack and Node may each wrap the exports of a CommonJS module in `{default: …}`. */
const MAX_WRAPPERS = 3;

/**
 * Removes the wrappers that the interop code of compilers puts around the exports of a CommonJS module:
 * `{default: {__esModule: true, default: x}}` → `{__esModule: true, default: x}`. `__esModule` marks a CommonJS module
 * that a compiler has made from an ES module.
 */
export function unwrapExports(module: unknown): unknown {
  let exports = module;
  for (let depth = 0; depth < MAX_WRAPPERS; depth++) {
    const inner: unknown = isObject(exports) && 'default' in exports ? exports.default : undefined;
    if (!isObject(inner) || !('__esModule' in inner) || inner === exports) break;
    exports = inner;
  }
  return exports;
}

/** Returns the default export of a module, or all exports if there is no default. */
export function defaultExport(module: unknown): unknown {
  const exports = unwrapExports(module);
  if (!isObject(exports) || !('default' in exports)) return exports;
  return exports.default === undefined ? exports : exports.default;
}
