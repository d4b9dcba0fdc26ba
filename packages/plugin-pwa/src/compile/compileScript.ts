import type {CurrentBundler} from '@lectern/core';
import type {Compiler, Configuration} from 'webpack';
import {errors} from '../errors.js';

/**
 * Makes a webpack plugin that passes the text of a script to `collect`, and removes all assets, so that webpack writes
 * no file.
 */
function collectPlugin(name: string, collect: (script: string | undefined) => void) {
  return (compiler: Compiler): void => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('CollectPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({name: 'CollectPlugin', stage}, (assets) => {
        collect(assets[name]?.source().toString());
        for (const asset of Object.keys(assets)) compilation.deleteAsset(asset);
      });
    });
  };
}

const COMMON: Configuration = {
  devtool: false,
  cache: false,
  performance: false,
  optimization: {minimize: false},
  infrastructureLogging: {level: 'error'},
};

/**
 * Runs webpack once.
 *
 * @param name - name of the script among the assets: "sw.js"
 * @returns the text of the script
 * @throws {SiteError} `PWA_WORKER`, with the first error of the compilation
 */
export function compileScript(
  name: string,
  {plugins = [], ...config}: Configuration,
  {instance}: CurrentBundler,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let script: string | undefined;
    const collect = collectPlugin(name, (text) => {
      script = text;
    });
    const compiler = instance({...COMMON, ...config, plugins: [collect, ...plugins]});
    if (!compiler) throw new Error('webpack did not make a compiler.');
    compiler.run((failure, stats) => {
      compiler.close(() => {
        const [error] = stats?.compilation.errors ?? [];
        if (failure) reject(failure);
        else if (error) reject(errors.workerInvalid(error.message.trim()));
        else resolve(script ?? '');
      });
    });
  });
}
