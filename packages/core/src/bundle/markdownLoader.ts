import fs from 'node:fs';
import path from 'node:path';
import type {Dependency, Diagnostic, MarkdownModule} from '@lectern/mdx';
import {decodeMarkdown} from '@lectern/mdx';
import type {ModuleTarget} from '@lectern/mdx/module-compiler';
import type {LoaderContext, Module} from 'webpack';
import type {CompiledModule, ImportedMarkdown} from '../compile/compileTypes.js';
import {distDir} from '../config/distDir.js';

/** How Markdown that code imports is compiled: with the settings of content. */
export interface MarkdownSettings {
  /** @throws {MarkdownError} */
  compile(file: string, text: string, target: ModuleTarget): Promise<CompiledModule>;
  /** Checks that a module that was compiled earlier is still right, its text aside. */
  isFresh(imported: ImportedMarkdown): boolean;
  /**
   * Takes what was found in a file.
   *
   * @throws {SiteError} if some of it is set to fail the build.
   */
  report(file: string, diagnostics: readonly Diagnostic[]): void;
  /** Called when the compiler is closed: webpack keeps parts of a finished compile in memory, and so whatever the functions refer to. */
  release?(): void;
}

/** The loader's context, with what `ImportedMarkdownPlugin` adds. */
export interface MarkdownLoaderContext extends LoaderContext<unknown> {
  readonly lecternMarkdown?: MarkdownSettings;
}

/** Text may be in an encoding that webpack would misread. */
export const raw = true;

const JSX = path.join(distDir, 'client/load/contentJsx');

/**
 * Makes a module of Markdown that code imports (`import Readme from '../README.md'`). `@mdx-js/loader` does so in another process,
 * which can be ended: see `compileModule`.
 */
export default async function markdownLoader(this: MarkdownLoaderContext, bytes: Buffer): Promise<void> {
  const callback = this.async();
  try {
    const text = decodeMarkdown(bytes, this.resourcePath);
    const {code, map} = await load(this, text);
    // The map is of the text that the parser read.
    callback(null, code, map && JSON.stringify({...map, sourcesContent: [text]}));
  } catch (error) {
    callback(error as Error);
  }
}

async function load(context: MarkdownLoaderContext, text: string): Promise<MarkdownModule> {
  const {lecternMarkdown: settings, resourcePath: file, sourceMap = false} = context;
  if (!settings) throw new Error('The Markdown settings of the site are missing.');
  const target = {sourceMap, jsxImportSource: JSX, providerImportSource: path.join(JSX, 'jsx-runtime')};
  const {module, imported} = await settings.compile(file, text, target);
  rememberImported(context._module, imported);
  watch(context, module.dependencies);
  settings.report(file, module.diagnostics);
  for (const asset of module.assets) context.emitFile(asset.outputPath, fs.readFileSync(asset.file));
  return module;
}

/** webpack keeps this with the module, in its cache on disk as well. */
function rememberImported(module: MarkdownLoaderContext['_module'], imported: ImportedMarkdown): void {
  if (module?.buildInfo) module.buildInfo.lecternImported = imported;
}

/** Data that the loader kept in a module of webpack. */
export function importedOf({buildInfo}: Pick<Module, 'buildInfo'>): ImportedMarkdown | undefined {
  return buildInfo?.lecternImported as ImportedMarkdown | undefined;
}

function watch(context: MarkdownLoaderContext, dependencies: readonly Dependency[]): void {
  for (const {kind, key, value} of dependencies) {
    if (kind === 'link') continue;
    if (value === null) context.addMissingDependency(key);
    else context.addDependency(key);
  }
}
