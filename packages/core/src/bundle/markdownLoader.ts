import fs from 'node:fs';
import path from 'node:path';
import type {Dependency, Diagnostic, MarkdownModule} from '@lectern/mdx';
import {decodeMarkdown} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import type {LoaderContext, Module} from 'webpack';
import type {CompiledModule, ImportedMarkdown} from '../compile/compileTypes.js';
import {distDir} from '../config/distDir.js';
import {keepMistake} from '../errors/loaderMistakes.js';

/** Functions by which `markdownLoader` compiles Markdown that code imports, with the settings of the site's content. */
export interface MarkdownSettings {
  /**
   * Compiles a Markdown file to a module.
   *
   * @throws {MarkdownError}
   */
  compile(file: string, text: string, target: ModuleTarget): Promise<CompiledModule>;
  /** True if the settings and files that a compiled module depends on are unchanged. Its own text is not compared. */
  isFresh(imported: ImportedMarkdown): boolean;
  /**
   * Reports the diagnostics of a file.
   *
   * @throws {SiteError} if the severity of one of them is `throw`
   */
  report(file: string, diagnostics: readonly Diagnostic[]): void;
  /**
   * Called when the compiler is closed. The bundler keeps parts of a finished compilation in memory, and with them all
   * objects that the functions of these settings reference.
   */
  release?(): void;
}

/** Context of the loader, with the settings that `ImportedMarkdownPlugin` adds. */
export interface MarkdownLoaderContext extends LoaderContext<unknown> {
  readonly lecternMarkdown?: MarkdownSettings;
}

/** Makes the bundler pass bytes: as text it would misread encodings other than UTF-8. */
export const raw = true;

const JSX = path.join(distDir, 'client/load/contentJsx');

/**
 * Compiles imported Markdown (`import Readme from '../README.md'`) to a module. `@mdx-js/loader` does this in the
 * process of the bundler; here a worker process does it, which can be ended if it hangs: see `compileModule`.
 */
export default async function markdownLoader(this: MarkdownLoaderContext, bytes: Buffer): Promise<void> {
  const callback = this.async();
  try {
    const text = decodeMarkdown(bytes, this.resourcePath);
    const {code, map} = await load(this, text);
    // `sourcesContent` is the decoded text, from which the parser counts lines.
    callback(null, code, map && JSON.stringify({...map, sourcesContent: [text]}));
  } catch (error) {
    keepMistake(this, error);
    callback(error as Error);
  }
}

async function load(context: MarkdownLoaderContext, text: string): Promise<MarkdownModule> {
  const {lecternMarkdown: settings, resourcePath: file, sourceMap = false} = context;
  if (!settings) throw new Error('The Markdown settings of the site are missing.');
  const target = {sourceMap, jsxImportSource: JSX, providerImportSource: path.join(JSX, 'jsx-runtime')};
  const {module, imported} = await settings.compile(file, text, target);
  // Stores the data in the bundler's module; the bundler's cache on disk keeps it too.
  if (context._module?.buildInfo) context._module.buildInfo.lecternImported = imported;
  watch(context, module.dependencies);
  settings.report(file, module.diagnostics);
  for (const asset of module.assets) context.emitFile(asset.outputPath, fs.readFileSync(asset.file));
  return module;
}

/** Returns the data for `isFresh` that the loader has stored in a module; `undefined` if it is no Markdown module. */
export function importedOf({buildInfo}: Pick<Module, 'buildInfo'>): ImportedMarkdown | undefined {
  return buildInfo?.lecternImported;
}

function watch(context: MarkdownLoaderContext, dependencies: readonly Dependency[]): void {
  for (const {kind, key, value} of dependencies) {
    if (kind === 'link') continue;
    if (value === null) context.addMissingDependency(key);
    else context.addDependency(key);
  }
}
