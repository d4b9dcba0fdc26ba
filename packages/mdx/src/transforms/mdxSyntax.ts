import {type Compilation, report} from '../compilation.js';
import {type MdNode, sourceOfNode, visitTree} from '../tree.js';

/** Use of MDX syntax in a Markdown file. `name` is the text by which the warning names it: "import", "<Tabs>". */
interface Sign {
  readonly name: string;
  readonly line: number;
}

interface Tag extends Sign {
  readonly kind: 'open' | 'close' | 'selfClosing';
  readonly hasExpression: boolean;
}

const IMPORT =
  /^import\s+(?:(?:[\w$]+|\{[^}]*\}|\*\s+as\s+[\w$]+)(?:\s*,\s*(?:\{[^}]*\}|\*\s+as\s+[\w$]+))?\s+from\s+)?(['"])[^'"\s]+\1\s*(?:;|\n|$)/;
const EXPORT =
  /^export\s+(?:(?:const|let|var)\s+[\w$[{][^\n]*=|(?:default\s+)?(?:async\s+)?function\b[^\n]*\(|(?:default\s+)?class\s+\w[^\n]*\{|\{[^}]*\}\s*(?:from|;|$)|\*\s+from\s+['"])/;
/** Matches a tag. An expression in its attributes may contain pairs of braces, but no pair within a pair. */
const TAG =
  /<(\/?)([A-Za-z][\w.]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[^\s"'{<>]+))?)*)\s*(\/?)>/g;
/**
 * Matches a comment of JSX, or an expression with a variable of MDX (`frontMatter`, `props`). Other words in braces may
 * be placeholders: "/users/{id}".
 */
const EXPRESSION = /\{\s*(?:\/\*[\s\S]*?\*\/|(?:frontMatter|props)\.[^{}]*)\s*\}/g;
const NOT_CONTENT = /<!--[\s\S]*?(?:-->|$)|<(script|style|pre|code|textarea)\b[\s\S]*?(?:<\/\1>|$)/gi;

/**
 * Matches names of HTML elements, in upper or lower case. "head" and "link" are absent, since `<Head>` and `<Link>` are
 * components.
 */
const HTML_NAMES =
  /^(?:a|abbr|article|aside|audio|b|blockquote|body|br|button|caption|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|header|hr|html|i|iframe|img|input|ins|kbd|label|li|main|mark|meta|nav|object|ol|option|p|param|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|var|video)$/i;

/**
 * Warns about JSX, imports, exports or expressions in a file that is read as plain Markdown, where they are shown as
 * text or vanish. A page with `mdx.format` in its front matter is not checked.
 */
export function reportMdxSyntax(root: MdNode, compilation: Compilation): void {
  if (compilation.format !== 'md' || hasOwnFormat(compilation)) return;
  const statements = findStatements(root, compilation);
  const tags = findComponents(root).map(({name, line}) => ({name: `<${name}>`, line}));
  const found = [...statements, ...tags, ...findExpressions(root)];
  const [first] = found.sort((a, b) => a.line - b.line);
  if (!first) return;
  const others = found.length - 1;
  const count = others === 0 ? '' : `, and so ${others === 1 ? 'is one more' : `are ${others} more`} below`;
  report(compilation, 'warn', {
    code: 'MDX_IN_MARKDOWN',
    message: `\`${first.name}\` is MDX, but this file is plain Markdown, where it has no effect${count}.`,
    hint: 'Rename such a file to ".mdx", or set "markdown.format" of the site to "mdx". To keep it as it is, set "format: md" below "mdx:" in its front matter.',
    line: first.line,
  });
}

function hasOwnFormat({frontMatter: {mdx}}: Compilation): boolean {
  return typeof mdx === 'object' && mdx !== null && 'format' in mdx;
}

/** Finds imports and exports. MDX allows them only at the top level, so nested nodes are not searched. */
function findStatements({children = []}: MdNode, {source}: Compilation): Sign[] {
  return children.flatMap((node) => {
    const {type, position} = node;
    if (type !== 'paragraph' || position?.start.offset === undefined) return [];
    const text = sourceOfNode(node, source).slice(position.start.offset, position.end.offset);
    if (IMPORT.test(text)) return [{name: 'import', line: position.start.line}];
    return EXPORT.test(text) ? [{name: 'export', line: position.start.line}] : [];
  });
}

/**
 * Finds tags that can only be JSX: tags with expressions in attributes, and tags with a capital letter that are closed.
 * Without an end tag, `<Name>` may be a placeholder, and `List<String>` a type.
 */
function findComponents(root: MdNode): readonly Tag[] {
  const tags: Tag[] = [];
  visitTree(root, (node) => {
    if ((node.type === 'html' || node.type === 'text') && node.value?.includes('<'))
      tags.push(...tagsOf(node));
  });
  const closed = new Set(tags.filter(({kind}) => kind === 'close').map(({name}) => name));
  return tags.filter(({kind, name, hasExpression}) => {
    if (kind === 'close') return false;
    return hasExpression || (isComponentName(name) && (kind === 'selfClosing' || closed.has(name)));
  });
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) && /[a-z]/.test(name) && !HTML_NAMES.test(name);
}

function tagsOf(node: MdNode): Tag[] {
  const text = (node.value ?? '').replace(NOT_CONTENT, (skipped) => ' '.repeat(skipped.length));
  return [...text.matchAll(TAG)].map(({index, 1: slash, 2: name = '', 3: attributes = '', 4: end}) => ({
    name,
    kind: slash ? 'close' : end ? 'selfClosing' : 'open',
    hasExpression: /=\s*\{/.test(attributes),
    line: lineAt(node, index),
  }));
}

function findExpressions(root: MdNode): Sign[] {
  const signs: Sign[] = [];
  visitTree(root, (node) => {
    if (node.type !== 'text' || !node.value?.includes('{')) return;
    for (const {0: name, index} of node.value.matchAll(EXPRESSION)) {
      const isComment = name.includes('/*');
      signs.push({name: isComment ? '{/* … */}' : name, line: lineAt(node, index)});
    }
  });
  return signs;
}

function lineAt({value = '', position}: MdNode, offset: number): number {
  if (position?.part) return position.start.line;
  return (position?.start.line ?? 1) + value.slice(0, offset).split('\n').length - 1;
}
