import {realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createElement, Fragment} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {createArtifactRuntime, type ReactRuntime} from '../src/client/index.js';
import type {Compilation} from '../src/compilation.js';
import {compileMarkdown, startCompilation} from '../src/compileMarkdown.js';
import {
  type Artifact,
  type ArtifactModule,
  type CompileInput,
  evaluateArtifact,
  type MarkdownConfig,
  type MarkdownRule,
  type PublishScope,
  parsePage,
} from '../src/index.js';
import {splitSource} from '../src/text/splitSource.js';

export const siteDir = path.join(path.dirname(fileURLToPath(import.meta.url)), 'site');
export const docsDir = path.join(siteDir, 'docs');

/** What a site outside of any repository may publish. */
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

/** A plugin that does nothing. */
function idle() {
  return () => undefined;
}

/** Adds an empty extension of the parser: the rule is then compiled by `@mdx-js/mdx`. */
export function extendParser(this: {data(): {micromarkExtensions?: object[]}}): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {}];
}

/** How a page is compiled: by satteri alone, by satteri with plugins, or by `@mdx-js/mdx`. */
export type EngineName = 'satteri' | 'plugins' | 'unified';

export const ENGINES: readonly EngineName[] = ['satteri', 'plugins', 'unified'];

const PLUGINS: {readonly [engine in EngineName]: readonly unknown[]} = {
  satteri: [],
  plugins: [idle],
  unified: [extendParser],
};

export interface CompileOptions {
  readonly engine?: EngineName;
  /** Relative to the docs folder. */
  readonly file?: string;
  readonly rule?: Partial<MarkdownRule>;
  readonly markdown?: Partial<MarkdownConfig>;
}

export function inputOf(text: string, options: CompileOptions = {}): CompileInput {
  return {
    file: path.join(docsDir, options.file ?? 'page.mdx'),
    text,
    site: {
      siteDir,
      baseUrl: '/base/',
      staticDirs: [path.join(siteDir, 'static')],
      publish: scopeOf(siteDir),
      markdown: {
        format: 'detect',
        mdxByFrontMatter: false,
        untrusted: false,
        mermaid: false,
        emoji: true,
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
        anchors: {maintainCase: false},
        remarkRehypeOptions: {},
        hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
        code: {
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

/** A compilation that no engine has worked on. */
export async function compilationOf(text: string, options?: CompileOptions): Promise<Compilation> {
  const input = inputOf(text, options);
  return startCompilation(input, await splitSource(input));
}

export function compile(text: string, options?: CompileOptions): Promise<Artifact> {
  return compileMarkdown(inputOf(text, options));
}

/** The artifact as a module, of whatever type it is. */
export function loadArtifact({type, code}: Pick<Artifact, 'code' | 'type'>): ArtifactModule {
  return type === 'data' ? parsePage(code) : evaluateArtifact(code, 'page.mdx');
}

export interface Rendered {
  readonly html: string;
  readonly artifact: Artifact;
  readonly exports: Record<string, unknown>;
}

/** Compiles, evaluates and renders; each component prints its properties as `<Name a="1">…</Name>`. */
export async function render(
  text: string,
  options: CompileOptions & {components?: readonly string[]; modules?: {[ref: string]: unknown}} = {},
): Promise<Rendered> {
  const artifact = await compile(text, options);
  const components = Object.fromEntries((options.components ?? []).map((name) => [name, printer(name)]));
  const runtime = createArtifactRuntime({
    Fragment,
    jsx,
    jsxs,
    useMDXComponents: () => components,
  } as ReactRuntime);
  const evaluated = loadArtifact(artifact);
  const modules = evaluated.imports.map((ref) => options.modules?.[ref]);
  const exports = evaluated.default(runtime, modules);
  const html = renderToStaticMarkup(createElement(exports.default as () => null));
  return {html, artifact, exports};
}

/** A component that shows what it was given. */
const printer =
  (name: string) =>
  ({children, ...properties}: {children?: unknown}) => {
    const shown = Object.entries(properties).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
    return createElement('x-el', {title: [name, ...shown].join(' ')}, children as null);
  };
