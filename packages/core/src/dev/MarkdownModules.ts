import type {Diagnostic} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import type {CompiledModule, ImportedMarkdown} from '../compile/compileTypes.js';
import type {CompileOnRequest, CurrentSite} from './CompileOnRequest.js';

/** Compiles Markdown files that JavaScript or TypeScript of the site imports, for the bundler. */
export class MarkdownModules {
  readonly #site: CurrentSite;
  readonly #contents: Pick<CompileOnRequest, 'report'>;
  /** Data for `isFresh` from the last compile of each imported Markdown file, by its absolute path. */
  readonly #imported = new Map<string, ImportedMarkdown>();

  constructor(site: CurrentSite, contents: Pick<CompileOnRequest, 'report'>) {
    this.#site = site;
    this.#contents = contents;
  }

  /** @throws {MarkdownError} */
  async compile(file: string, text: string, target: ModuleTarget): Promise<CompiledModule> {
    const compiled = await this.#site.wired.compiler.compileModule(file, text, target);
    this.#imported.set(file, compiled.imported);
    return compiled;
  }

  /** Returns true if a compiled module is still valid; see `ContentCompiler.isFresh`. */
  isFresh(imported: ImportedMarkdown): boolean {
    this.#imported.set(imported.file, imported);
    return this.#site.wired.compiler.isFresh(imported);
  }

  /**
   * Removes modules whose files have not changed, but whose compiled code is stale: it contains URLs of pages that have
   * changed.
   *
   * @returns absolute files of these modules
   */
  forgetStale(): readonly string[] {
    const {compiler} = this.#site.wired;
    const stale = [...this.#imported.values()].filter((imported) => !compiler.isFresh(imported));
    for (const {file} of stale) this.#imported.delete(file);
    return stale.map(({file}) => file);
  }

  /**
   * Prints the diagnostics (warnings and errors) of a module, by the same rules as for the Markdown of pages.
   *
   * @throws {SiteError} for diagnostics that would fail a build
   */
  report(file: string, diagnostics: readonly Diagnostic[]): void {
    this.#contents.report(new Map([[`code:${file}`, {diagnostics}]]));
  }
}
