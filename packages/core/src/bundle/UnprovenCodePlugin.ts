import {packageOf} from '../modules/readPackage.js';
import {pathInside} from '../paths.js';
import {onceFor} from '../shared/onceFor.js';
import type {Compilation, Compiler, Dependency, Module} from '../webpackTypes.js';
import {isRegistry, requestOf} from './manifest.js';

/** Code that may need React at once: a page with such code cannot be still. */
export interface UnprovenCode {
  /** Module that runs on every page, such as a client module; absent if there is none. */
  readonly everywhere?: string;
  /** Request of a code module ("@theme/DocItem") → first module behind it that may need React at once. */
  readonly requests: {readonly [request: string]: string};
}

export interface UnprovenCodeInput {
  readonly siteDir: string;
  /** Absolute files of all theme components and client modules: our modules import them, but sites provide them. */
  readonly providedFiles: ReadonlySet<string>;
  /** Absolute files of the modules that `@lectern/core` generates. */
  readonly generatedFiles: ReadonlySet<string>;
}

/**
 * Names whose use means that a module may do something before the visitor moves, or renders something else in the
 * browser than on the server.
 */
const RISKY =
  /\b(?:window|document|navigator|globalThis|localStorage|sessionStorage|addEventListener|matchMedia|setTimeout|setInterval|requestAnimationFrame|fetch|canUse\w+|ExecutionEnvironment|useIsBrowser|BrowserOnly|use\w*Effect|useSyncExternalStore|useImperativeHandle|useStorageSlot|componentDid\w+|componentWill\w+)\b/;

/** Declaration of a component or client module that readers miss nothing without it: `Footer.still = true`. */
const STILL = /\bstill\s*=\s*true\b/;

/**
 * Scans the modules of the site, and the packages that these import, for code that may need React before the visitor
 * moves. Modules of Lectern are not scanned: their components declare if they need React, and React's renderer records
 * which of them are on a page.
 */
export class UnprovenCodePlugin {
  /** Result of the last compilation. */
  found: UnprovenCode = {requests: {}};
  readonly #input: UnprovenCodeInput;

  constructor(input: UnprovenCodeInput) {
    this.#input = input;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('UnprovenCodePlugin', (compilation) => {
      // Later, the bundler joins modules.
      compilation.hooks.finishModules.tap('UnprovenCodePlugin', (modules) => {
        this.found = this.#search(compilation, modules);
      });
    });
  }

  #search(compilation: Compilation, modules: Iterable<Module>): UnprovenCode {
    const {moduleGraph} = compilation;
    const search = new CodeSearch(this.#input, (dependency) => moduleGraph.getModule(dependency));
    const {generatedFiles} = this.#input;
    const generated = [...modules].filter((module) => generatedFiles.has(module.nameForCondition() ?? ''));
    const entries = search.modulesOf(compilation.entries.get('client')?.dependencies ?? [], false);
    const everywhere = search.first([...entries, ...generated.filter((module) => !isRegistry(module))]);
    const requests: Record<string, string> = {};
    for (const block of generated.filter(isRegistry).flatMap(({blocks}) => blocks)) {
      const request = requestOf(block);
      const unproven = search.first(search.modulesOf(block.dependencies, false));
      if (request !== undefined && unproven !== undefined) requests[request] = unproven;
    }
    return {...(everywhere !== undefined && {everywhere}), requests};
  }
}

class CodeSearch {
  readonly #input: UnprovenCodeInput;
  readonly #moduleOf: (dependency: Dependency) => Module | null;
  readonly #isOurs = onceFor((file: string) => {
    const {generatedFiles} = this.#input;
    return generatedFiles.has(file) || (packageOf(file)?.name?.startsWith('@lectern/') ?? false);
  });

  readonly #isUnproven = onceFor(isUnproven, new WeakMap());
  /** False if our modules import nothing but modules of ours and libraries: no theme component is replaced. */
  readonly #leadsOut: boolean;

  constructor(input: UnprovenCodeInput, moduleOf: (dependency: Dependency) => Module | null) {
    this.#input = input;
    this.#moduleOf = moduleOf;
    this.#leadsOut = [...input.providedFiles].some(
      (file) => /\.[cm]?[jt]sx?$/.test(file) && !this.#isOurs(file),
    );
  }

  /** Returns the name of the first module, of the given ones and all that they import, that may need React at once. */
  first(modules: readonly Module[]): string | undefined {
    const found = new Set(modules);
    for (const module of found) {
      const file = module.nameForCondition() ?? '';
      const isOurs = file === '' || this.#isOurs(file);
      if (!isOurs && this.#isUnproven(module)) return shownName(file, this.#input.siteDir);
      const isGenerated = this.#input.generatedFiles.has(file);
      if (isOurs && file !== '' && !isGenerated && !this.#leadsOut) continue;
      const blocks = isOurs ? [] : module.blocks;
      // Our own modules import others later only after an event, or in an effect, which the renderer records.
      const dependencies = [...module.dependencies, ...blocks.flatMap((block) => block.dependencies)];
      for (const imported of this.modulesOf(dependencies, isOurs)) found.add(imported);
    }
    return undefined;
  }

  /** Modules that dependencies lead to, except the registry, and except libraries of our own modules. */
  modulesOf(dependencies: readonly Dependency[], isOurs: boolean): Module[] {
    return dependencies
      .map((dependency) => this.#moduleOf(dependency))
      .filter((module) => module !== null)
      .filter((module) => !isRegistry(module) && !(isOurs && this.#isLibrary(module)));
  }

  /** True for a file of a package that is not part of Lectern and that Lectern itself imports. */
  #isLibrary(module: Module): boolean {
    const file = module.nameForCondition() ?? '';
    const isPackage = /[\\/]node_modules[\\/]/.test(file);
    return isPackage && !this.#isOurs(file) && !this.#input.providedFiles.has(file);
  }
}

/** Path of a module for readers: relative to the site, or from the name of its package. */
function shownName(file: string, siteDir: string): string {
  const [, inPackage] = /.*[\\/]node_modules[\\/](.+)$/.exec(file) ?? [];
  return inPackage?.replaceAll('\\', '/') ?? pathInside(siteDir, file);
}

function isUnproven(module: Module): boolean {
  if (!module.type.startsWith('javascript/')) return false;
  const text = String(module.originalSource()?.source() ?? '');
  return RISKY.test(text) && !STILL.test(text);
}
