import {escapeLineStart, fenceFor} from './escapeText.js';
import {type MarkdownElement, type MarkdownNode, textOf, textProp} from './MarkdownNode.js';
import {displayMathOf} from './math.js';
import {BREAK, type InlineSettings, writeInline} from './writeInline.js';
import {writeTable} from './writeTable.js';

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table hr details summary admonition mermaid div section article header ' +
    'footer main figure figcaption dl dt dd aside nav form fieldset address center tabs tab'
  ).split(' '),
);

/** Writes nodes as Markdown: blocks separated by an empty line, ending in a line break; "" for nothing. */
export function writeMarkdown(nodes: readonly MarkdownNode[], settings: InlineSettings): string {
  const text = new BlockWriter(settings).blocks(nodes).join('\n\n');
  return text === '' ? '' : `${text}\n`;
}

function hasHeading(nodes: readonly MarkdownNode[]): boolean {
  return nodes.some(
    (node) => typeof node !== 'string' && (/^h[1-6]$/.test(node.tag) || hasHeading(node.children)),
  );
}

class BlockWriter {
  readonly #settings: InlineSettings;
  /** Element → true if there is a block in it. Without this map, nested elements would be visited again and again. */
  readonly #hasBlocks = new Map<MarkdownElement, boolean>();

  constructor(settings: InlineSettings) {
    this.#settings = settings;
  }

  #isBlock(node: MarkdownNode): boolean {
    if (typeof node === 'string') return false;
    if (BLOCKS.has(node.tag)) return true;
    const found = this.#hasBlocks.get(node);
    if (found !== undefined) return found;
    const result = displayMathOf(node) !== undefined || node.children.some((child) => this.#isBlock(child));
    this.#hasBlocks.set(node, result);
    return result;
  }

  /** Returns the Markdown of each block. Text between blocks becomes a paragraph. */
  blocks(nodes: readonly MarkdownNode[]): string[] {
    const written: string[] = [];
    let run: MarkdownNode[] = [];
    const endRun = () => {
      const text = this.#paragraph(run);
      if (text !== '') written.push(text);
      run = [];
    };
    for (const node of nodes) {
      if (!this.#isBlock(node)) {
        run.push(node);
        continue;
      }
      endRun();
      written.push(...this.#block(node as MarkdownElement));
    }
    endRun();
    return written;
  }

  #paragraph(nodes: readonly MarkdownNode[]): string {
    return writeInline(nodes, this.#settings).split(BREAK).map(escapeLineStart).join(BREAK);
  }

  #block(element: MarkdownElement): string[] {
    const {tag, children} = element;
    const math = displayMathOf(element);
    if (math !== undefined) return [`$$\n${math}\n$$`];
    switch (tag) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#heading(element);
      case 'hr':
        return ['---'];
      case 'pre':
        return [codeBlock(element)];
      case 'mermaid':
        return [fenced('mermaid', textProp(element, 'value') ?? textOf(children))];
      case 'ul':
      case 'ol':
        return this.#list(element);
      case 'dl':
        return this.#definitions(children);
      case 'table':
        return writeTable(element, this.#settings);
      case 'blockquote':
        return this.#indented(children, '> ', '>');
      case 'details':
        return this.#details(element);
      case 'admonition':
        return [this.#admonition(element)];
      case 'section':
        return 'data-footnotes' in element.props ? this.#footnotes(children) : this.blocks(children);
      case 'a':
        return this.#card(element);
      case 'figcaption':
        return this.blocks([{tag: 'em', props: {}, children}]);
      default:
        return this.blocks(children);
    }
  }

  #heading({tag, children}: MarkdownElement): string[] {
    const text = writeInline(children, this.#settings).replaceAll(BREAK, ' ');
    // A "#" at the end of a heading would be read as its closing sign.
    return text === '' ? [] : [`${'#'.repeat(Number(tag[1]))} ${text.replace(/(#+)$/, '\\$1')}`];
  }

  #indented(children: readonly MarkdownNode[], prefix: string, emptyPrefix: string): string[] {
    const text = this.blocks(children).join('\n\n');
    if (text === '') return [];
    return [text.replace(/^(.*)$/gm, (line) => (line === '' ? emptyPrefix : prefix + line))];
  }

  #list(list: MarkdownElement): string[] {
    const items = list.children.filter((child) => typeof child !== 'string');
    const isLoose = items.some(({children}) =>
      children.some((child) => typeof child !== 'string' && child.tag === 'p'),
    );
    const start = Number(list.props.start ?? 1);
    const written = items.map((item, index) => {
      const marker = list.tag === 'ol' ? `${start + index}. ` : '- ';
      return this.#item(item, marker, isLoose);
    });
    return written.length === 0 ? [] : [written.join(isLoose ? '\n\n' : '\n')];
  }

  #item(item: MarkdownElement, marker: string, isLoose: boolean): string {
    const content = item.tag === 'li' ? item.children : [item];
    const text = this.blocks(content).join(isLoose ? '\n\n' : '\n');
    const indent = ' '.repeat(marker.length);
    return (marker + text.replace(/\n(?=[^\n])/g, `\n${indent}`)).trimEnd();
  }

  #definitions(children: readonly MarkdownNode[]): string[] {
    const lines: string[] = [];
    for (const child of children) {
      if (typeof child === 'string') continue;
      if (child.tag === 'dt')
        lines.push(this.#item({tag: 'li', props: {}, children: [strong(child.children)]}, '- ', false));
      else if (child.tag === 'dd') lines.push(this.#item(child, '  ', false));
      else lines.push(...this.#definitions(child.children));
    }
    return lines.length === 0 ? [] : [lines.join('\n')];
  }

  #details({children}: MarkdownElement): string[] {
    const isSummary = (node: MarkdownNode) => typeof node !== 'string' && node.tag === 'summary';
    const summary = children.find(isSummary);
    const shown = typeof summary === 'object' ? summary.children : [];
    const content = this.blocks(children.filter((child) => !isSummary(child)));
    // Between empty lines, Markdown is read in HTML: the heading of a summary stays a heading.
    if (hasHeading(shown))
      return ['<details>\n<summary>', ...this.blocks(shown), '</summary>', ...content, '</details>'];
    return [`<details>\n<summary>${writeInline(shown, this.#settings)}</summary>`, ...content, '</details>'];
  }

  #admonition({props, children}: MarkdownElement): string {
    const isTitle = (node: MarkdownNode) => typeof node !== 'string' && node.tag === 'admonition-title';
    const given = children.find(isTitle);
    const titleNodes =
      typeof given === 'object' ? given.children : typeof props.title === 'string' ? [props.title] : [];
    const title = writeInline(titleNodes, this.#settings);
    const content = this.blocks(children.filter((child) => !isTitle(child)));
    // An admonition in an admonition is closed first, so the outer one needs more colons.
    const inner = content.flatMap((block) => block.match(/^:{3,}/gm) ?? []).map((colons) => colons.length);
    const colons = ':'.repeat(Math.max(2, ...inner) + 1);
    const name = typeof props.type === 'string' && /^[a-z]+$/i.test(props.type) ? props.type : 'note';
    return [`${colons}${name}${title === '' ? '' : `[${title}]`}`, ...content, colons].join('\n\n');
  }

  #footnotes(children: readonly MarkdownNode[]): string[] {
    const lists = children.filter(
      (child) => typeof child !== 'string' && child.tag === 'ol',
    ) as MarkdownElement[];
    return lists.flatMap((list) =>
      list.children.flatMap((item) => {
        if (typeof item === 'string') return [];
        const name = textProp(item, 'id')?.match(/(?:^|-)fn-(.+)$/)?.[1];
        return name === undefined
          ? []
          : [this.#item(item, `[^${name}]: `, true).replace(/\n +(?=\S)/g, '\n    ')];
      }),
    );
  }

  /**
   * Writes a link around blocks, such as a card, as an item of a list: the text of its first block is the text of the
   * link, and the others follow it.
   */
  #card({props, children}: MarkdownElement): string[] {
    const [head, ...rest] = flatBlocks(children, (node) => this.#isBlock(node));
    if (head === undefined) return [];
    const link: MarkdownElement = {tag: 'a', props, children: [head]};
    const after = writeInline(rest, this.#settings);
    return [`- ${writeInline([link], this.#settings)}${after === '' ? '' : `: ${after}`}`];
  }
}

/** Returns the innermost blocks in nodes; nodes that are no blocks are returned as they are, without empty texts. */
function flatBlocks(
  nodes: readonly MarkdownNode[],
  isBlock: (node: MarkdownNode) => boolean,
): MarkdownNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() === '' ? [] : [node];
    const isOuter = /^(?:div|section|article|header|footer|main|figure|span)$/.test(node.tag);
    return isOuter && isBlock(node) ? flatBlocks(node.children, isBlock) : [node];
  });
}

/** Matches the title in the text after the language of a fence. */
const TITLE = /(?:^|\s)title=(['"])(.*?)\1/;

const strong = (children: readonly MarkdownNode[]): MarkdownElement => ({tag: 'strong', props: {}, children});

function codeBlock(pre: MarkdownElement): string {
  const code = pre.children.find((child) => typeof child !== 'string' && child.tag === 'code');
  const element = typeof code === 'object' ? code : pre;
  const language = [element, pre].map(languageOf).find((found) => found !== '') ?? '';
  const title = textProp(element, 'title') ?? textProp(element, 'metastring')?.match(TITLE)?.[2];
  const info = title && !title.includes('"') ? `${language} title="${title}"` : language;
  return fenced(info, textOf(element.children));
}

function languageOf(element: MarkdownElement): string {
  const language = textProp(element, 'language');
  if (language !== undefined) return language;
  return textProp(element, 'className')?.match(/(?:^|\s)language-(\S+)/)?.[1] ?? '';
}

function fenced(info: string, code: string): string {
  const fence = fenceFor(code, 3);
  return `${fence}${info.replace(/[`\n]/g, '')}\n${code.replace(/\n$/, '')}\n${fence}`;
}
