import {defineMdastPlugin, type Features, markdownToJs, markdownToMdast, mdxToJs, mdxToMdast} from 'satteri';
import type {Compilation} from '../compilation.js';
import {plainTemplate} from '../template/plainTemplate.js';
import {transformAfterPlugins, transformBeforePlugins} from '../transforms/index.js';
import {isJsx, type MdNode, visitTree} from '../tree.js';
import {hideDottedAttributes} from './dottedAttributes.js';
import {type PlainPage, PROVIDER, type Program} from './Engine.js';
import {NATIVE, nativeTags} from './nativeTags.js';
import {syntaxError} from './syntaxError.js';

type SatteriTree = ReturnType<typeof mdxToMdast>;

/**
 * Compiles with satteri, whose parser is Rust; the transforms run on a plain tree.
 *
 * @param findPlain - what recognises a page without JavaScript; of all others satteri makes a program.
 */
export function compileWithSatteri(
  compilation: Compilation,
  findPlain: typeof plainTemplate = plainTemplate,
): Program | PlainPage {
  try {
    const tree = parse(compilation);
    const template = findPlain(tree, compilation);
    return template ? {template} : {program: generate(tree, compilation)};
  } catch (error) {
    throw positioned(error, compilation);
  }
}

function featuresOf({format}: Compilation): Features {
  return {directive: true, frontmatter: false, rawHtml: format === 'md'};
}

/** The tree as it is after all transforms. */
function parse(compilation: Compilation): MdNode {
  const isMdx = compilation.format === 'mdx';
  const features = featuresOf(compilation);
  const parsed = (isMdx ? mdxToMdast : markdownToMdast)(withoutFrontMatter(compilation), {features});
  // Both speak mdast; satteri's own type is a closed union of it.
  const tree = parsed as unknown as MdNode;
  if (isMdx) markAuthoredTags(tree);
  transformBeforePlugins(tree, compilation);
  transformAfterPlugins(tree, compilation);
  return tree;
}

function generate(tree: MdNode, compilation: Compilation): string {
  const isMdx = compilation.format === 'mdx';
  if (isMdx) compilation.hasCode = keepNativeTags(tree);
  else hideDottedAttributes(tree);
  // The tree takes the place of an empty document: nothing is parsed twice.
  return (isMdx ? mdxToJs : markdownToJs)('', {
    features: {...featuresOf(compilation), gfm: {footnotes: footnoteOptions(compilation)}},
    providerImportSource: PROVIDER,
    mdastPlugins: [replaceRoot(tree as unknown as SatteriTree)],
  }).code;
}

/** Spaces in place of the front matter, so that every place in the text keeps its line and offset. */
function withoutFrontMatter({source, bodyOffset}: Compilation): string {
  return source.slice(0, bodyOffset).replace(/[^\n]/g, ' ') + source.slice(bodyOffset);
}

function replaceRoot(tree: SatteriTree) {
  return defineMdastPlugin({
    name: 'lectern',
    before(root, context) {
      context.replaceNode(root, tree);
    },
  });
}

function footnoteOptions({input}: Compilation): {
  label?: string;
  backLabel?: string;
  backContent?: string;
  clobberPrefix?: string;
} {
  const {footnoteLabel, footnoteBackLabel, footnoteBackContent, clobberPrefix} =
    input.site.markdown.remarkRehypeOptions;
  return {
    ...(typeof footnoteLabel === 'string' && {label: footnoteLabel}),
    ...(typeof footnoteBackLabel === 'string' && {backLabel: footnoteBackLabel}),
    ...(typeof footnoteBackContent === 'string' && {backContent: footnoteBackContent}),
    ...(typeof clobberPrefix === 'string' && {clobberPrefix}),
  };
}

/** Tags as the author wrote them are no Markdown, so MDX leaves lower-case ones alone. Transforms may think otherwise. */
function markAuthoredTags(tree: MdNode): void {
  visitTree(tree, (node) => {
    if (isJsx(node)) node.data = {...node.data, _mdxExplicitJsx: true};
  });
}

/**
 * satteri looks up tags without attributes, and tags inside expressions, in the component map all the same.
 *
 * @returns whether the page holds JavaScript.
 */
function keepNativeTags(tree: MdNode): boolean {
  let hasNative = false;
  let hasCode = false;
  const keep = (code: string): string => {
    hasCode = true;
    const kept = nativeTags(code);
    hasNative ||= kept !== code;
    return kept;
  };
  visitTree(tree, (node) => {
    if (isJsx(node) && node.data?._mdxExplicitJsx && /^[a-z]\w*$/.test(node.name ?? '')) {
      node.name = `${NATIVE}.${node.name}`;
      hasNative = true;
    }
    if (Array.isArray(node.attributes)) {
      for (const {type, value} of node.attributes) {
        if (typeof value === 'object' && value) value.value = keep(value.value);
        else hasCode ||= type === 'mdxJsxExpressionAttribute';
      }
    }
    if (node.type.startsWith('mdx') && node.value !== undefined) node.value = keep(node.value);
  });
  if (hasNative) tree.children?.unshift({type: 'mdxjsEsm', value: `import ${NATIVE} from "${PROVIDER}"`});
  return hasCode;
}

/** Faults that code generation finds have lost their place in the tree; compiling the text as it is tells it. */
function positioned(error: unknown, compilation: Compilation): unknown {
  if (!isNativeFault(error)) return error;
  const first = readFault(error.message);
  if (first.line !== undefined || compilation.format === 'md') return syntaxError(compilation, first);
  try {
    mdxToJs(withoutFrontMatter(compilation), {features: featuresOf(compilation)});
  } catch (again) {
    if (isNativeFault(again)) return syntaxError(compilation, readFault(again.message));
  }
  return syntaxError(compilation, first);
}

function isNativeFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'GenericFailure';
}

/** "3:14: message" */
function readFault(message: string): {message: string; line?: number; column?: number} {
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(message);
  return match ? {line: Number(match[1]), column: Number(match[2]), message: match[3] ?? ''} : {message};
}
