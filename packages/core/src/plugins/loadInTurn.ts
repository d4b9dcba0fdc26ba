import type {ModuleLoader} from '../config/moduleLoader.js';
import {standInForImports} from '../pluginPackages/standIns.js';

/**
 * Loads modules one after the other, whoever requests them: Node 20 fails to `require` an ES module that the `import` of
 * another plugin has not loaded completely.
 */
export function loadInTurn(loader: ModuleLoader): ModuleLoader {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    ...loader,
    load(file, kind) {
      const loading = turn.then(() => {
        standInForImports([file]);
        return loader.load(file, kind);
      });
      turn = loading.catch(() => {});
      return loading;
    },
  };
}
