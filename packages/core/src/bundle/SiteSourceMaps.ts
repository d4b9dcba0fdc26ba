import path from 'node:path';
import webpack, {type Compiler} from 'webpack';

/** Source maps for the site's own code only: maps of React are of no use, and take as long as compiling it. */
export class SiteSourceMaps {
  readonly #siteDir: string;

  constructor(siteDir: string) {
    this.#siteDir = siteDir + path.sep;
  }

  apply(compiler: Compiler): void {
    const late = {name: 'SiteSourceMaps', stage: 100};
    const isOfSite = (file: string | undefined) =>
      file?.startsWith(this.#siteDir) && !file.includes('node_modules');
    compiler.hooks.compilation.tap(late, (compilation) => {
      compilation.hooks.buildModule.tap(late, (module) => {
        if (module instanceof webpack.NormalModule && isOfSite(module.resource)) return;
        module.useSourceMap = false;
        module.useSimpleSourceMap = false;
      });
    });
  }
}
