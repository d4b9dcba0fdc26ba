import type {Compilation} from './compilation.js';
import {languageOf} from './highlight/languageOf.js';
import {readTree} from './readTree.js';
import {runCode} from './samples/hiddenLines.js';
import {parseSampleWords, type SampleRole, type SampleWords} from './samples/sampleWords.js';
import {includeCode} from './transforms/includeCode.js';
import {type MdNode, visitTree} from './tree.js';
import type {CompileInput, Diagnostic} from './types.js';

export type {SampleRole, SampleWords};

/** A fence with a role in the samples of a page: `test`, `setup` or `output`. */
export interface SampleFence extends SampleWords {
  /** In lower case; empty without a language. */
  readonly language: string;
  /** Line of the fence in the file, from 1. */
  readonly line: number;
  /** Line of the first line of the code, from 1; absent for code that is in another file (`file=…`). */
  readonly codeLine?: number;
  /** Code with its hidden lines; empty lines are in the place of the comments that hide them. */
  readonly code: string;
}

/** A mistake in how the fences of a page are written. */
export interface FenceProblem {
  /** `unclosed`: the fence has no end. `inner`: a line of its code begins a fence that is a sample. */
  readonly kind: 'unclosed' | 'inner';
  /** Line of the fence, from 1. For `inner`: the line in its code. */
  readonly line: number;
}

export interface PageFences {
  /** In the order of the page. */
  readonly fences: readonly SampleFence[];
  readonly problems: readonly FenceProblem[];
  /** Mistakes in the names of included files. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Matches a file that may have samples. Other files are not parsed. */
const MAY_HAVE_SAMPLES = /(?:```|~~~)[^\n]*\b(?:test|setup)\b/;
const OPENING = /^(`{3,}|~{3,})/;
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/;

/**
 * Reads the fences of a Markdown file that have a role in its samples, as a compile reads them: in lists, quotes and
 * components, too, with the code of included files.
 *
 * @throws {MarkdownError} as `compileMarkdown` does.
 */
export async function readFences(input: CompileInput): Promise<PageFences> {
  if (!MAY_HAVE_SAMPLES.test(input.text)) return {fences: [], problems: [], diagnostics: []};
  const fences: SampleFence[] = [];
  const problems: FenceProblem[] = [];
  const compilation = await readTree(input, (root, page) => {
    const written = codeNodes(root);
    const included = new Set(written.filter(({value}) => !value?.trim()));
    includeCode(root, page);
    const lines = page.source.split('\n');
    for (const node of written) {
      problems.push(...problemsOf(node, lines));
      const fence = fenceOf(node, page, included.has(node));
      if (fence) fences.push(fence);
    }
  });
  return {fences, problems, diagnostics: compilation.diagnostics};
}

function codeNodes(root: MdNode): MdNode[] {
  const nodes: MdNode[] = [];
  visitTree(root, (node) => {
    if (node.type === 'code') nodes.push(node);
  });
  return nodes;
}

function fenceOf(node: MdNode, {input}: Compilation, isIncluded: boolean): SampleFence | undefined {
  const {language, meta} = languageOf(node, input.site.markdown.code);
  const words = parseSampleWords(meta);
  const line = node.position?.start.line;
  if (!words || line === undefined) return undefined;
  const name = language.toLowerCase();
  return {
    ...words,
    language: name,
    line,
    ...(!isIncluded && {codeLine: line + 1}),
    code: runCode(node.value ?? '', name),
  };
}

/**
 * Finds signs that a fence ends at another line than its author believes: it has no end, or its code begins a sample. A
 * fence of the same sign and length ended it before, or the one above it.
 */
function problemsOf({position, value = ''}: MdNode, lines: readonly string[]): FenceProblem[] {
  const start = position?.start;
  if (!start) return [];
  const [, fence] = OPENING.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? [];
  if (fence === undefined) return [];
  const end = position.end.line;
  const isClosed = end > start.line && CLOSING.exec(lines[end - 1] ?? '')?.[1]?.startsWith(fence);
  const inner = value.split('\n').findIndex((line) => isSample(line, fence));
  return [
    ...(isClosed ? [] : [{kind: 'unclosed', line: start.line} as const]),
    ...(inner === -1 ? [] : [{kind: 'inner', line: start.line + 1 + inner} as const]),
  ];
}

/** True for a line that begins a fence of the same sign, at least as long, with a role. */
function isSample(line: string, fence: string): boolean {
  const text = line.trim();
  const [inner = ''] = OPENING.exec(text) ?? [];
  const roles = inner.startsWith(fence) ? parseSampleWords(text.slice(inner.length))?.roles : undefined;
  return roles?.some((role) => role !== 'output') ?? false;
}
