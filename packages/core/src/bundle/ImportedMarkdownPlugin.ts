import type {Compiler} from 'webpack';
import {importedOf, type MarkdownLoaderContext, type MarkdownSettings} from './markdownLoader.js';

/**
 * Passes the settings to `markdownLoader`. The settings contain functions, so they cannot be options of a loader, which
 * the bundler hashes. Also makes the bundler rebuild Markdown modules that are stale.
 */
export class ImportedMarkdownPlugin {
  readonly #settings: MarkdownSettings;

  constructor(settings: MarkdownSettings) {
    this.#settings = settings;
  }

  apply(compiler: Compiler): void {
    const name = 'ImportedMarkdownPlugin';
    compiler.hooks.shutdown.tap(name, () => this.#settings.release?.());
    compiler.hooks.compilation.tap(name, (compilation) => {
      const {loader, needBuild} = compiler.webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap(name, (context: object) => {
        Object.assign(context, {lecternMarkdown: this.#settings} satisfies Partial<MarkdownLoaderContext>);
      });
      // Rspack has no such hook; it is used for builds, which begin without modules of earlier compilations.
      needBuild?.tapAsync(name, (module, _context, callback) => {
        const imported = importedOf(module);
        // If the callback gets no result, the bundler calls the handlers of other plugins.
        if (!imported || this.#settings.isFresh(imported)) callback();
        else callback(null, true);
      });
    });
  }
}
