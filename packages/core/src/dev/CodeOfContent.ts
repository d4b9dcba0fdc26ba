import type {CompiledContent} from '../compile/ArtifactCache.js';
import {type CodeRequests, findCodeRequests} from '../compile/codeRequests.js';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {CompileOnRequest, CurrentSite} from './CompileOnRequest.js';

type Imports = readonly string[];

/** The code that content imports. Files that have not been compiled are scanned for it. */
export class CodeOfContent {
  readonly #site: CurrentSite;
  readonly #contents: Pick<CompileOnRequest, 'compiled' | 'forget'>;
  /** By absolute file. Remark plugins may add more than a scan finds: compiled content shows these. */
  readonly #scanned = new Map<string, Promise<Imports>>();

  constructor(site: CurrentSite, contents: Pick<CompileOnRequest, 'compiled' | 'forget'>) {
    this.#site = site;
    this.#contents = contents;
  }

  /** Finds every module that routes and content import from the code of the site. */
  async requests(): Promise<CodeRequests> {
    const {plan, compiler} = this.#site.wired;
    const found = await findCodeRequests(plan, compiler, (contents) => this.#importsOf(contents));
    const compiled = [...this.#contents.compiled.values()].flatMap(codeImports);
    return {...found, requests: [...new Set([...found.requests, ...compiled])].sort()};
  }

  async #importsOf(contents: readonly PlannedContent[]): Promise<readonly Imports[]> {
    const unknown = contents.filter(({file}) => !this.#scanned.has(file));
    const scan = this.#site.wired.compiler.scan(unknown);
    for (const [at, {file}] of unknown.entries()) {
      this.#scanned.set(
        file,
        scan.then((found) => found[at] ?? []),
      );
    }
    scan.catch(() => {
      for (const {file} of unknown) this.#scanned.delete(file);
    });
    return Promise.all(contents.map(({file}) => this.#scanned.get(file) ?? []));
  }

  /**
   * Has the next `requests` scan a file again. The imports of its last compile stay, unless the file is gone: a mistake in the text
   * must not take away what open pages use.
   */
  forget(file: string, {isGone}: {readonly isGone: boolean}): void {
    this.#scanned.delete(file);
    if (isGone) this.#contents.forget((one) => one === file);
  }

  /** As `forget`, for every file. */
  forgetAll(isGone: (file: string) => boolean): void {
    this.#scanned.clear();
    this.#contents.forget(isGone);
  }
}

/** Requests that a compiled file imports from the code lane. */
export function codeImports({imports}: Pick<CompiledContent, 'imports'>): string[] {
  return imports.flatMap((reference) =>
    reference.startsWith('code:') ? [reference.slice('code:'.length)] : [],
  );
}
