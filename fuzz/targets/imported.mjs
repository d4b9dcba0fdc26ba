// Compiles Markdown that code imports. The module of a .md file must contain only data: its syntax is checked before
// the module runs.
import {createRequire} from 'node:module';
import {MarkdownError} from '../../packages/mdx/dist/index.js';
import {compileModule} from '../../packages/mdx/dist/loader/compileModule.js';
import {inputOf, MARKDOWN_MISTAKES, MAX_CPU_MS, makePage, unsafeParts} from './markdown.mjs';
import {react, renderToStaticMarkup} from './react.mjs';

const require = createRequire(new URL('../../packages/mdx/package.json', import.meta.url));
const acorn = require('acorn');

const RUNTIME = '/runtime';
const TARGET = {
  sourceMap: false,
  jsxImportSource: RUNTIME,
  providerImportSource: `${RUNTIME}/jsx-runtime`,
};

/** Names that the module of a .md file may use. */
const OWN_NAMES =
  /^(?:_components?\d*|_createMdxContent|_Fragment|_jsxs?|_missingMdxReference|_provideComponents|Head|MDXContent|MDXLayout|Object|Error|JSON|contentTitle|frontMatter|name|props|toc)$/;
/** Types of syntax nodes that such a module may contain, besides `Identifier` and `Literal`. */
const OWN_NODES = new Set(
  (
    'Program ImportDeclaration ImportSpecifier ExportNamedDeclaration ExportSpecifier ExportDefaultDeclaration FunctionDeclaration ' +
    'BlockStatement ReturnStatement ExpressionStatement IfStatement ThrowStatement NewExpression VariableDeclaration ' +
    'VariableDeclarator ObjectPattern ObjectExpression ArrayExpression Property SpreadElement CallExpression ' +
    'MemberExpression AssignmentPattern ConditionalExpression LogicalExpression UnaryExpression BinaryExpression'
  ).split(' '),
);

export const imported = {
  name: 'imported',
  make: (random) => makePage(random, random.chance(0.5) ? 'md' : 'mdx'),
  check: checkModule,
};

async function checkModule({text, ending, untrusted, plugins}) {
  const before = process.cpuUsage();
  let module;
  try {
    module = await compileModule(inputOf(text, {ending, untrusted, plugins}), TARGET);
  } catch (error) {
    if (!(error instanceof MarkdownError)) return `internal error: ${error?.stack ?? error}`;
    if (error.code === 'MDX_PLUGIN_FAILED') return `internal error: ${error.message} ${error.cause?.stack}`;
    const isExpected = ending === 'mdx' || MARKDOWN_MISTAKES.has(error.code);
    return isExpected ? undefined : `a Markdown file fails with ${error.code}: ${error.message}`;
  }
  const {user, system} = process.cpuUsage(before);
  if ((user + system) / 1000 > MAX_CPU_MS) return `slow: ${Math.round((user + system) / 1000)} ms`;
  return ending === 'md' ? checkData(module, {untrusted}) : undefined;
}

function checkData({code}, {untrusted}) {
  const foreign = foreignPart(acorn.parse(code, {ecmaVersion: 'latest', sourceType: 'module'}));
  if (foreign) return `the module of a Markdown file has ${foreign}`;
  const unsafe = [];
  const note = (type, props) => {
    if (untrusted) unsafe.push(...unsafeParts(type, props));
  };
  try {
    renderToStaticMarkup(evaluate(code, {Head: 'head-tags', ...react(note)}));
  } catch (error) {
    return `a file cannot be rendered: ${error.stack}`;
  }
  return unsafe.length > 0 ? `untrusted content has ${unsafe[0]}` : undefined;
}

/** @returns the first name or node type that the compiler never generates for Markdown; `undefined` if there is none */
function foreignPart(node, parent, key) {
  if (node.type === 'Identifier') {
    const isProperty = ['Property', 'MemberExpression'].includes(parent.type) && !parent.computed;
    const isName = isProperty && (key === 'key' || key === 'property');
    return isName || parent.type === 'ImportSpecifier' || OWN_NAMES.test(node.name) ? undefined : node.name;
  }
  if (node.type !== 'Literal' && !OWN_NODES.has(node.type)) return node.type;
  if (node.type === 'ImportDeclaration' && !node.source.value.startsWith(RUNTIME)) return node.source.value;
  for (const [name, child] of Object.entries(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      const found = typeof one?.type === 'string' ? foreignPart(one, node, name) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * Runs the module of a .md file. Imports and exports are replaced as text, which works since each statement begins on
 * its own line.
 */
function evaluate(code, {Head, ...runtime}) {
  const body = code
    .replace(
      /^import \{([^}]*)\} from "[^"]*";$/gm,
      (_, names) => `const {${names.replaceAll(' as ', ':')}} = $runtime;`,
    )
    .replace(/^export (?:default )?/gm, '');
  const Content = new Function('$runtime', `${body}\nreturn MDXContent;`)(runtime);
  return () => Content({components: {Head}});
}
