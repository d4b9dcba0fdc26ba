import type {CompiledContent} from '../compile/ArtifactCache.js';
import {type CodeRequests, findCodeRequests} from '../compile/codeRequests.js';
import type {FoundImports} from '../compile/contentImports.js';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {CompileOnRequest, CurrentSite} from './CompileOnRequest.js';

type Imports = readonly string[];

/**
 * Lists the code modules (JavaScript, TypeScript) that Markdown files import, so that webpack bundles them. They are
 * found by a scan of the Markdown files, and in compiled files, to which remark plugins may have added imports.
 */
export class CodeOfContent {
  readonly #site: CurrentSite;
  readonly #contents: Pick<CompileOnRequest, 'compiled' | 'forget'>;
  /** Results of scans: absolute path of a Markdown file → requests of the code modules that the file imports. */
  readonly #scanned = new Map<string, Promise<Imports>>();

  constructor(site: CurrentSite, contents: Pick<CompileOnRequest, 'compiled' | 'forget'>) {
    this.#site = site;
    this.#contents = contents;
  }

  /** Lists the requests of the code modules that routes and content import: "@site/src/Demo". */
  async requests(): Promise<CodeRequests> {
    const {plan, compiler} = this.#site.wired;
    const found = await findCodeRequests(plan, compiler, (contents) => this.#importsOf(contents));
    const compiled = [...this.#contents.compiled.values()].flatMap(codeImports);
    return {...found, requests: [...new Set([...found.requests, ...compiled])].sort()};
  }

  async #importsOf(contents: readonly PlannedContent[]): Promise<readonly FoundImports[]> {
    const unknown = contents.filter(({file}) => !this.#scanned.has(file));
    const scan = this.#site.wired.compiler
      .scan(unknown)
      .then((found) => new Map(found.map(({content, imports}) => [content.file, imports])));
    for (const {file} of unknown) {
      this.#scanned.set(
        file,
        scan.then((found) => found.get(file) ?? []),
      );
    }
    scan.catch(() => {
      for (const {file} of unknown) this.#scanned.delete(file);
    });
    return Promise.all(
      contents.map(async (content) => ({content, imports: (await this.#scanned.get(content.file)) ?? []})),
    );
  }

  /**
   * Makes the next call of `requests` scan a file again. The imports of the file's last compile are kept while the file
   * exists: open pages may use them even if the new text has a mistake.
   */
  forget(file: string, {isGone}: {readonly isGone: boolean}): void {
    this.#scanned.delete(file);
    if (isGone) this.#contents.forget((one) => one === file);
  }

  /**
   * Makes the next call of `requests` scan all files again. The last compile is forgotten only for deleted files
   * (`isGone`).
   */
  forgetAll(isGone: (file: string) => boolean): void {
    this.#scanned.clear();
    this.#contents.forget(isGone);
  }
}

/** Lists the code modules that a compiled file imports, without the prefix "code:". */
export function codeImports({imports}: Pick<CompiledContent, 'imports'>): string[] {
  return imports.flatMap((reference) =>
    reference.startsWith('code:') ? [reference.slice('code:'.length)] : [],
  );
}
