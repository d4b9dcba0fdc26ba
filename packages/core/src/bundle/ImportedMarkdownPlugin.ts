import webpack, {type Compiler, type StatsError} from 'webpack';
import {isMarkdownError, isSiteError, type SiteError} from '../errors/SiteError.js';
import {importedOf, type MarkdownLoaderContext, type MarkdownSettings} from './markdownLoader.js';

/** A mistake of the author that a loader has thrown, as JSON. */
export type ThrownMistake = Pick<SiteError, 'code' | 'message' | 'hint' | 'location'>;

/** Returns the author's mistake that caused an error of the compilation; `undefined` for errors with another cause. */
export function mistakeOf(error: StatsError): ThrownMistake | undefined {
  return error.lecternMistake as ThrownMistake | undefined;
}

function asMistake(thrown: unknown): ThrownMistake | undefined {
  if (!isSiteError(thrown) && !isMarkdownError(thrown)) return undefined;
  const {code, message, hint} = thrown;
  const location = isSiteError(thrown) ? thrown.location : thrown;
  return {
    code,
    message,
    hint,
    location: location && {file: location.file, line: location.line, column: location.column},
  };
}

/**
 * Passes the settings to `markdownLoader`. The settings contain functions, so they cannot be options of a loader, which
 * webpack hashes. Also attaches thrown mistakes to webpack's errors, and makes webpack rebuild Markdown modules that
 * are stale.
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
      const {loader, needBuild} = webpack.NormalModule.getCompilationHooks(compilation);
      loader.tap(name, (context: object) => {
        Object.assign(context, {lecternMarkdown: this.#settings} satisfies Partial<MarkdownLoaderContext>);
      });
      needBuild.tapAsync(name, (module, _context, callback) => {
        const imported = importedOf(module);
        // If the callback gets no result, webpack calls the handlers of other plugins.
        if (!imported || this.#settings.isFresh(imported)) callback();
        else callback(null, true);
      });
      compilation.hooks.statsFactory.tap(name, (factory) => {
        factory.hooks.extract.for('error').tap(name, (shown, made) => {
          const thrown = 'error' in made ? made.error : undefined;
          const mistake = asMistake(thrown);
          if (mistake) Object.assign(shown, {lecternMistake: mistake});
        });
      });
    });
  }
}
