import {needsCommonJs} from './importPackage.js';
import type {ModuleLoader} from './moduleLoader.js';
import {isNativeModule} from './nativeModules.js';
import {addFallbacksForImports} from './packageFallbacks.js';

function isCommonJs(file: string): boolean {
  return (/\.c?js$/.test(file) && !isNativeModule(file)) || needsCommonJs(file);
}

/**
 * Returns a loader that loads ES modules without waiting. It loads a module that may use `require` only when no other
 * module is being loaded: in Node 20, `require` of an ES module fails while the same module is being imported.
 */
export function loadCommonJsLast(loader: ModuleLoader): ModuleLoader {
  const loading = new Set<Promise<unknown>>();
  return {
    ...loader,
    async load(file, kind) {
      addFallbacksForImports([file]);
      if (isCommonJs(file)) {
        // Lets other calls of `load`, which are made at the same time, add their modules to `loading` first.
        await new Promise(setImmediate);
        while (loading.size > 0) await Promise.allSettled(loading);
      }
      const module = loader.load(file, kind);
      loading.add(module);
      return module.finally(() => loading.delete(module));
    },
  };
}
