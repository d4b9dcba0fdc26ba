import {needsCommonJs} from './importPackage.js';
import type {ModuleLoader} from './moduleLoader.js';
import {isNativeModule} from './nativeModules.js';
import {addFallbacksForImports} from './packageFallbacks.js';

function isCommonJs(file: string): boolean {
  return (/\.c?js$/.test(file) && !isNativeModule(file)) || needsCommonJs(file);
}

/**
 * Loads modules at once, but those that may `require` others when nothing else is being loaded: Node 20 fails to `require`
 * an ES module that an `import` elsewhere has not loaded completely.
 */
export function loadCommonJsLast(loader: ModuleLoader): ModuleLoader {
  const loading = new Set<Promise<unknown>>();
  return {
    ...loader,
    async load(file, kind) {
      addFallbacksForImports([file]);
      if (isCommonJs(file)) {
        // The others may be requested in the same turn.
        await new Promise(setImmediate);
        while (loading.size > 0) await Promise.allSettled(loading);
      }
      const module = loader.load(file, kind);
      loading.add(module);
      return module.finally(() => loading.delete(module));
    },
  };
}
