import {markLines} from '../client/markedLines.js';
import {type Compilation, markProperties} from '../compilation.js';
import {parseCodeMeta} from '../highlight/codeMeta.js';
import {encodeTokens} from '../highlight/encodeTokens.js';
import {languageOf} from '../highlight/languageOf.js';
import {element, type MdNode, replaceNodes, setProperties, visitTree} from '../tree.js';

/**
 * Replaces fences with the language "mermaid": `<mermaid value>`, or `<mermaid value isolated>` for untrusted authors.
 */
export function transformMermaid(root: MdNode, compilation: Compilation): void {
  if (!compilation.input.site.markdown.mermaid) return;
  const isolated = compilation.isUntrusted || undefined;
  replaceNodes(root, (node) =>
    node.type === 'code' && node.lang === 'mermaid'
      ? [element('mermaid', markProperties(compilation, {value: node.value ?? '', isolated}), [])]
      : undefined,
  );
}

/** Colours code blocks, finds their marked lines, and passes the meta of each block on as properties. */
export function transformCodeBlocks(root: MdNode, compilation: Compilation): void {
  visitTree(root, (node) => {
    if (node.type === 'code' && node.data?.hName === undefined) transformCodeBlock(node, compilation);
  });
}

function transformCodeBlock(node: MdNode, compilation: Compilation): void {
  const {code: settings} = compilation.input.site.markdown;
  const {language: lang, meta} = languageOf(node, settings);
  const language = lang.toLowerCase();
  if (lang) node.lang = lang;
  const {magicComments} = settings;
  const {code, lineClasses} = markLines({code: node.value ?? '', language, meta, magicComments});
  node.value = code;
  const {title, showLineNumbers, rest} = parseCodeMeta(meta);
  const properties = markProperties(compilation, {
    // Untrusted authors get no further properties, since "live" runs the code in the browser.
    ...(!compilation.isUntrusted && rest),
    metastring: meta || undefined,
    title,
    showLineNumbers,
    // Marked code without a language gets tokens, too: they have no colours, but the hash of the code to which
    // `lineClasses` belong.
    tokens: language || lineClasses ? encodeTokens(code, language, settings) : undefined,
    lineClasses,
  });
  setProperties(node, properties);
}
