function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Interop may wrap exports more than once: by a compiler, by webpack and by Node. */
const MAX_WRAPPERS = 3;

/**
 * The exports of a module without the wrappers that interop put around them: `{default: {__esModule: true, default: x}}` becomes
 * `{__esModule: true, default: x}`. Compilers mark a CommonJS module that was an ES module by `__esModule`.
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

/** The default export of a module, or all of it where there is none. */
export function defaultExport(module: unknown): unknown {
  const exports = unwrapExports(module);
  if (!isObject(exports) || !('default' in exports)) return exports;
  return exports.default === undefined ? exports : exports.default;
}
