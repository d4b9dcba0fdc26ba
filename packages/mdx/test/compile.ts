import {realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {compileFunction} from 'node:vm';
import {transformSync} from 'esbuild';
import {createElement, Fragment} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {createArtifactRuntime, type ReactRuntime} from '../src/client/index.js';
import type {Compilation} from '../src/compilation.js';
import {compileMarkdown, startCompilation} from '../src/compileMarkdown.js';
import {resolveImport} from '../src/esm/resolveImport.js';
import {
  type Artifact,
  type ArtifactModule,
  type CompileInput,
  evaluateArtifact,
  type MarkdownConfig,
  type MarkdownRule,
  type MarkdownSite,
  type PublishScope,
  parsePage,
} from '../src/index.js';
import {compileModule, type ModuleTarget} from '../src/loader/compileModule.js';
import {splitSource} from '../src/text/splitSource.js';

export const siteDir = path.join(path.dirname(fileURLToPath(import.meta.url)), 'site');
export const docsDir = path.join(siteDir, 'docs');

/** Limits the files to publish to those of a site outside of any repository. */
export function scopeOf(dir: string): PublishScope {
  const real = realpathSync(dir);
  return {
    siteDir: dir,
    folders: [real],
    staticDirs: [path.join(real, 'static')],
    allow: [],
    deny: [],
    configFile: path.join(real, 'site.config.ts'),
  };
}

const TARGET: ModuleTarget = {
  sourceMap: false,
  jsxImportSource: '/runtime',
  providerImportSource: '/runtime',
};

/** Plugin that does nothing. */
function idle() {
  return () => undefined;
}

/** Plugin that adds an empty extension of the parser, so that `@mdx-js/mdx` compiles the files of the rule. */
export function extendParser(this: {data(): {micromarkExtensions?: object[]}}): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {}];
}

/**
 * Way to compile: "satteri" without plugins, "plugins" (satteri with plugins), "unified" (`@mdx-js/mdx`), or "loader",
 * for Markdown that code imports.
 */
export type EngineName = 'satteri' | 'plugins' | 'unified' | 'loader';

/** Engines that compile pages. */
export const ENGINES: readonly EngineName[] = ['satteri', 'plugins', 'unified'];

export const ALL_ENGINES: readonly EngineName[] = [...ENGINES, 'loader'];

const PLUGINS: {readonly [engine in EngineName]: readonly unknown[]} = {
  satteri: [],
  plugins: [idle],
  unified: [extendParser],
  loader: [],
};

export interface CompileOptions {
  readonly engine?: EngineName;
  /** Path relative to the docs folder. */
  readonly file?: string;
  readonly rule?: Partial<MarkdownRule>;
  readonly markdown?: Partial<MarkdownConfig>;
  readonly collectsSections?: boolean;
  readonly images?: MarkdownSite['images'];
  readonly onPart?: () => void;
}

export function inputOf(text: string, options: CompileOptions = {}): CompileInput {
  return {
    collectsSections: options.collectsSections,
    onPart: options.onPart,
    file: path.join(docsDir, options.file ?? 'page.mdx'),
    text,
    site: {
      siteDir,
      baseUrl: '/base/',
      images: options.images,
      staticDirs: [path.join(siteDir, 'static')],
      publish: scopeOf(siteDir),
      markdown: {
        format: 'detect',
        mdxByFrontMatter: false,
        untrusted: false,
        mermaid: false,
        emoji: true,
        githubAlerts: true,
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
        anchors: {maintainCase: false},
        remarkRehypeOptions: {},
        hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
        code: {
          languages: 'all',
          additionalLanguages: [],
          magicComments: [
            {
              className: 'marked',
              line: 'highlight-next-line',
              block: {start: 'highlight-start', end: 'highlight-end'},
            },
          ],
        },
        ...options.markdown,
      },
    },
    rule: {
      id: 'docs',
      dirs: [docsDir],
      contentDirs: [docsDir],
      permalinks: new Map<string, string | null>([
        [path.join(docsDir, 'doc 2.md'), '/base/docs/doc-2'],
        [path.join(docsDir, 'guide/intro.mdx'), '/base/docs/guide/intro'],
        [path.join(docsDir, 'draft.md'), null],
      ]),
      admonitions: {keywords: ['note', 'tip', 'info', 'custom']},
      remarkPlugins: PLUGINS[options.engine ?? 'satteri'],
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      ...options.rule,
    },
  };
}

/** Creates the state of a compile before an engine runs. */
export async function compilationOf(text: string, options?: CompileOptions): Promise<Compilation> {
  const input = inputOf(text, options);
  return startCompilation(input, await splitSource(input));
}

export function compile(text: string, options?: CompileOptions): Promise<Artifact> {
  return compileMarkdown(inputOf(text, options));
}

/** Results that artifacts and modules for code have in common. */
export type Facts = Pick<Artifact, 'code' | 'assets' | 'links' | 'diagnostics' | 'dependencies'>;

/** Compiles with the engine that `options` name. */
export function compileAny(text: string, options: CompileOptions = {}): Promise<Facts> {
  return options.engine === 'loader' ? compileModule(inputOf(text, options), TARGET) : compile(text, options);
}

/** Loads an artifact of any type. */
export function loadArtifact({type, code}: Pick<Artifact, 'code' | 'type'>): ArtifactModule {
  return type === 'data' ? parsePage(code) : evaluateArtifact(code, 'page.mdx');
}

export interface Rendered {
  readonly html: string;
  readonly artifact: Facts;
  /** References to the modules that the page imports. */
  readonly imports: readonly string[];
  readonly exports: Record<string, unknown>;
}

interface Evaluated {
  readonly artifact: Facts;
  readonly imports: readonly string[];
  readonly exports: Record<string, unknown>;
}

type Modules = {readonly [ref: string]: unknown};

export interface RenderOptions extends CompileOptions {
  /** Set to render the excerpt of the page. */
  readonly part?: 'excerpt';
  readonly components?: readonly string[];
  /** Reference → module. */
  readonly modules?: Modules;
}

/** Compiles and evaluates a page. Each component prints its properties as `<Name a="1">…</Name>`. */
export async function evaluate(text: string, options: RenderOptions = {}): Promise<Evaluated> {
  const {engine, modules = {}} = options;
  const components = Object.fromEntries((options.components ?? []).map((name) => [name, printer(name)]));
  const react = {Fragment, jsx, jsxs, useMDXComponents: () => components};
  if (engine === 'loader') return evaluateModule(text, {...options, modules}, react);
  const artifact = await compile(text, options);
  const {imports, default: link} = loadArtifact(artifact);
  const runtime = createArtifactRuntime(react as ReactRuntime);
  const exports = link(
    runtime,
    imports.map((ref) => modules[ref]),
  );
  return {artifact, imports, exports};
}

/** Compiles Markdown to a module, and evaluates it with the given modules for its imports. */
async function evaluateModule(
  text: string,
  options: CompileOptions & {readonly modules: Modules},
  react: object,
): Promise<Evaluated> {
  const input = inputOf(text, options);
  const artifact = await compileModule(input, TARGET);
  const imports = new Set<string>();
  const load = (request: string): unknown => {
    if (request.startsWith(TARGET.jsxImportSource)) return react;
    const [, data] = /^data:text\/javascript;base64,(.*)$/.exec(request) ?? [];
    if (data !== undefined) return evaluateCode(Buffer.from(data, 'base64').toString(), load);
    const resolved = resolveImport(request, input);
    if (resolved.kind !== 'module') throw new Error(`The bundler would have to read ${request}.`);
    imports.add(resolved.ref);
    return options.modules[resolved.ref];
  };
  const exports = evaluateCode(artifact.code, load);
  return {artifact, imports: [...imports], exports};
}

function evaluateCode(code: string, load: (request: string) => unknown): Record<string, unknown> {
  const body = transformSync(code, {format: 'cjs', supported: {'dynamic-import': false}}).code;
  const module = {exports: {}};
  compileFunction(body, ['require', 'module', 'exports'])(
    (request: string) => {
      const loaded = load(request);
      return typeof loaded === 'object' && loaded ? {__esModule: true, ...loaded} : loaded;
    },
    module,
    module.exports,
  );
  return module.exports;
}

/** Compiles, evaluates and renders a page. */
export async function render(text: string, options: RenderOptions = {}): Promise<Rendered> {
  const evaluated = await evaluate(text, options);
  const page = evaluated.exports.default as {(): null; readonly excerpt?: () => null};
  const component = options.part === 'excerpt' ? (page.excerpt ?? page) : page;
  return {...evaluated, html: renderToStaticMarkup(createElement(component))};
}

/** Creates a component that prints its properties. */
const printer =
  (name: string) =>
  ({children, ...properties}: {children?: unknown}) => {
    const shown = Object.entries(properties).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    return createElement('x-el', {title: [name, ...shown].join(' ')}, children as null);
  };
