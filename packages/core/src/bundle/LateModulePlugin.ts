import type {Compiler} from 'webpack';

/** Lets webpack begin before one module is written. */
export class LateModulePlugin {
  readonly #request: string;
  readonly #written: Promise<void>;

  /** @param name - of the file, which a module beside it imports */
  constructor(name: string, written: Promise<void>) {
    this.#request = `./${name}`;
    this.#written = written;
  }

  apply(compiler: Compiler): void {
    const name = 'LateModulePlugin';
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tapAsync(name, ({request}, callback) => {
        if (request !== this.#request) callback();
        else this.#written.then(() => callback(), callback);
      });
    });
  }
}
