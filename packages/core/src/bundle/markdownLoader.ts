import fs from 'node:fs';
import path from 'node:path';
import type {Artifact} from '@lectern/mdx';
import type {LoaderContext, NormalModule} from 'webpack';
import webpack, {type Compiler} from 'webpack';
import {distDir} from './requestAliases.js';

/** How Markdown that code imports is compiled: as the pages around it are. */
export interface MarkdownSettings {
  readonly siteDir: string;
  /** @throws {MarkdownError} */
  compile(file: string, text: string): Promise<Artifact>;
}

type MarkdownLoaderContext = LoaderContext<unknown> & {lecternMarkdown?: MarkdownSettings};

/** Hands the settings to the loader. They hold functions, so they cannot be loader options, which webpack hashes. */
export class MarkdownSettingsPlugin {
  readonly #settings: MarkdownSettings;

  constructor(settings: MarkdownSettings) {
    this.#settings = settings;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('MarkdownSettingsPlugin', (compilation) => {
      const hooks = webpack.NormalModule.getCompilationHooks(compilation);
      hooks.loader.tap('MarkdownSettingsPlugin', (context: object, _module: NormalModule) => {
        Object.assign(context, {lecternMarkdown: this.#settings});
      });
    });
  }
}

/** "code:@site/src/Demo" → the request that webpack resolves; content stands in a file. */
function requestOf(reference: string, siteDir: string): string {
  const name = reference.slice(reference.indexOf(':') + 1);
  if (!reference.startsWith('content:')) return name;
  return name.startsWith('@site/') ? path.join(siteDir, name.slice('@site/'.length)) : name;
}

/** Names that the author exports, read from the artifact's last line: `return{toc,…,default:MDXContent};`. */
function exportedNames(code: string): string[] {
  const listed = /return\{([^{}]*)\};?\s*\}\s*$/.exec(code)?.[1] ?? '';
  const names = listed.split(',').map((part) => part.split(':')[0]?.trim() ?? '');
  return [...new Set(['toc', 'frontMatter', 'contentTitle', ...names])].filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
  );
}

/** The module that wraps an artifact for code: it imports what the artifact asks for and exports what it gives. */
function wrapperModule(file: string, code: string, imports: readonly string[], siteDir: string): string {
  const runtime = path.join(distDir, 'client/load/artifact.js');
  const lines = imports.map(
    (reference, index) => `import * as m${index} from ${JSON.stringify(requestOf(reference, siteDir))};`,
  );
  return [
    `import {artifactRuntime} from ${JSON.stringify(runtime)};`,
    `import artifact from ${JSON.stringify(`${file}?artifact`)};`,
    ...lines,
    `const content = artifact(artifactRuntime, [${imports.map((_import, index) => `m${index}`).join(', ')}]);`,
    ...exportedNames(code).map((name) => `export const ${name} = content[${JSON.stringify(name)}];`),
    'export default Object.assign(content.default, {toc, frontMatter, contentTitle});',
    '',
  ].join('\n');
}

/** Compiles Markdown that code imports (`import Readme from '../README.md'`) in the content lane, as pages are. */
export default async function markdownLoader(this: MarkdownLoaderContext, text: string): Promise<string> {
  if (!this.lecternMarkdown) throw new Error('The Markdown settings of the site are missing.');
  const {siteDir, compile} = this.lecternMarkdown;
  const file = this.resourcePath;
  const artifact = await compile(file, text);
  for (const {kind, key} of artifact.dependencies) if (kind !== 'link') this.addDependency(key);
  if (this.resourceQuery === '?artifact') return artifact.code;
  for (const asset of artifact.assets) this.emitFile(asset.outputPath, fs.readFileSync(asset.file));
  for (const {severity, message, line} of artifact.diagnostics) {
    const problem = new Error(`${file}${line ? `:${line}` : ''} ${message}`);
    if (severity === 'throw') this.emitError(problem);
    else this.emitWarning(problem);
  }
  return wrapperModule(file, artifact.code, artifact.imports, siteDir);
}
