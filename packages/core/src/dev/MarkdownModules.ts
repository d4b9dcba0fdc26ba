import type {Diagnostic} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import type {CompiledModule, ImportedMarkdown} from '../compile/compileTypes.js';
import type {CompileOnRequest, CurrentSite} from './CompileOnRequest.js';

/** Markdown that the code of the site imports, as the bundler compiles it. */
export class MarkdownModules {
  readonly #site: CurrentSite;
  readonly #contents: Pick<CompileOnRequest, 'report'>;
  /** By absolute file. */
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

  /** See `ContentCompiler`. */
  isFresh(imported: ImportedMarkdown): boolean {
    this.#imported.set(imported.file, imported);
    return this.#site.wired.compiler.isFresh(imported);
  }

  /**
   * Forgets modules that would be compiled in another way now, though their files have not changed.
   *
   * @returns `true` if there are any
   */
  forgetStale(): boolean {
    const {compiler} = this.#site.wired;
    const stale = [...this.#imported.values()].filter((imported) => !compiler.isFresh(imported));
    for (const {file} of stale) this.#imported.delete(file);
    return stale.length > 0;
  }

  /** Prints what was found in a module, as for content. @throws {SiteError} for what would fail a build */
  report(file: string, diagnostics: readonly Diagnostic[]): void {
    this.#contents.report(new Map([[`code:${file}`, {diagnostics}]]));
  }
}
