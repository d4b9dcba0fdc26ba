import type {Compiler} from 'webpack';

/** Lets webpack start before one generated module is written: requests for that module wait. */
export class LateModulePlugin {
  readonly #request: string;
  readonly #written: Promise<void>;

  /**
   * @param name - file name of the module; a module in the same folder imports it
   * @param written - resolves when the file is written
   */
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
