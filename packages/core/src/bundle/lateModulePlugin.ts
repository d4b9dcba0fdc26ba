import type {Compiler, WebpackPluginInstance} from 'webpack';

/**
 * Lets the bundler start before one generated module is written: imports of that module wait.
 *
 * @param name - file name of the module; another module in the same folder imports it
 * @param written - resolves when the file is written
 */
export function lateModulePlugin(name: string, written: Promise<void>): WebpackPluginInstance {
  const apply = (compiler: Compiler) => {
    compiler.hooks.normalModuleFactory.tap('LateModulePlugin', (factory) => {
      factory.hooks.beforeResolve.tapAsync('LateModulePlugin', ({request}, callback) => {
        if (request !== `./${name}`) callback();
        else written.then(() => callback(), callback);
      });
    });
  };
  return {apply};
}
