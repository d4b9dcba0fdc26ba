import type {CurrentBundler} from '@lectern/core';
import type {Compiler, Configuration} from 'webpack';
import {errors} from '../errors.js';

/** webpack plugin that keeps a script in memory, and removes all assets, so that webpack writes no file. */
class CollectPlugin {
  readonly #name: string;
  /** Text of the script; `undefined` until webpack has finished. */
  script: string | undefined;

  /** @param name - name of the script: "sw.js" */
  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    const {Compilation} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CollectPlugin', (compilation) => {
      const collect = {name: 'CollectPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT};
      compilation.hooks.processAssets.tap(collect, (assets) => {
        this.script = assets[this.#name]?.source().toString();
        for (const name of Object.keys(assets)) compilation.deleteAsset(name);
      });
    });
  }
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
    const collect = new CollectPlugin(name);
    const compiler = instance({...COMMON, ...config, plugins: [collect, ...plugins]});
    if (!compiler) throw new Error('webpack did not make a compiler.');
    compiler.run((failure, stats) => {
      compiler.close(() => {
        const [error] = stats?.compilation.errors ?? [];
        if (failure) reject(failure);
        else if (error) reject(errors.workerInvalid(error.message.trim()));
        else resolve(collect.script ?? '');
      });
    });
  });
}
