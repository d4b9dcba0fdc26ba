import {needsCommonJs} from './importPackage.js';
import type {ModuleLoader} from './moduleLoader.js';
import {isNativeModule} from './nativeModules.js';
import {addFallbacksForImports} from './packageFallbacks.js';

function isCommonJs(file: string): boolean {
  return (/\.c?js$/.test(file) && !isNativeModule(file)) || needsCommonJs(file);
}

/**
 * Returns a loader that loads ES modules at once. A module that may use `require` is loaded only when no other module
 * is being loaded: in Node 20, `require` of an ES module fails while an `import` of the same module is in progress.
 */
export function loadCommonJsLast(loader: ModuleLoader): ModuleLoader {
  const loading = new Set<Promise<unknown>>();
  return {
    ...loader,
    async load(file, kind) {
      addFallbacksForImports([file]);
      if (isCommonJs(file)) {
        // Waits for other calls of `load` in the same turn of the event loop.
        await new Promise(setImmediate);
        while (loading.size > 0) await Promise.allSettled(loading);
      }
      const module = loader.load(file, kind);
      loading.add(module);
      return module.finally(() => loading.delete(module));
    },
  };
}
