import type {CurrentBundler} from '@lectern/core';
import type {Configuration} from 'webpack';
import {errors} from '../errors.js';

/** Runs webpack once. @throws {SiteError} `PWA_WORKER`, with the first error of the compilation */
export function runCompiler(config: Configuration, {instance}: CurrentBundler): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = instance(config);
    if (!compiler) throw new Error('webpack did not make a compiler.');
    compiler.run((failure, stats) => {
      compiler.close(() => {
        const [error] = stats?.compilation.errors ?? [];
        if (failure) reject(failure);
        else if (error) reject(errors.workerInvalid(error.message.trim()));
        else resolve();
      });
    });
  });
}
