type Node =
  | {readonly kind: 'rule'; readonly prelude: string; readonly declarations: readonly string[]}
  | {readonly kind: 'group'; readonly prelude: string; readonly children: readonly Node[]}
  | {readonly kind: 'statement'; readonly text: string};

/** Cuts at a character that stands outside strings and parentheses. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('The stylesheet has a "{" without "}".');
}

function parse(css: string): Node[] {
  const nodes: Node[] = [];
  let rest = css.trim();
  while (rest !== '') {
    const open = rest.indexOf('{');
    const semicolon = rest.indexOf(';');
    if (open === -1 || (semicolon !== -1 && semicolon < open)) {
      const end = semicolon === -1 ? rest.length : semicolon + 1;
      nodes.push({kind: 'statement', text: rest.slice(0, end)});
      rest = rest.slice(end).trim();
      continue;
    }
    const close = blockEnd(rest, open);
    const prelude = rest.slice(0, open).trim();
    const body = rest.slice(open + 1, close);
    if (body.includes('{')) nodes.push({kind: 'group', prelude, children: parse(body)});
    else nodes.push({kind: 'rule', prelude, declarations: splitOutside(body, ';')});
    rest = rest.slice(close + 1).trim();
  }
  return nodes;
}

function ruleText(prelude: string, declarations: readonly string[]): string {
  return declarations.length === 0 ? '' : `${prelude} { ${declarations.join('; ')} }`;
}

function scoped(selectors: string, direction: 'ltr' | 'rtl'): string {
  return splitOutside(selectors, ',')
    .map((selector) => `:where([dir='${direction}']) ${selector}`)
    .join(', ');
}

function merge(ltr: readonly Node[], rtl: readonly Node[]): string[] {
  return ltr.flatMap((left, index) => {
    const right = rtl[index];
    if (right?.kind !== left.kind) throw new Error('The two stylesheets differ in more than declarations.');
    if (left.kind === 'statement') return [left.text];
    if (left.kind === 'group') {
      const children = right.kind === 'group' ? right.children : [];
      return [`${left.prelude} {\n${merge(left.children, children).join('\n')}\n}`];
    }
    const flipped = right.kind === 'rule' ? right.declarations : [];
    const isShared = (declaration: string) =>
      left.declarations.includes(declaration) && flipped.includes(declaration);
    return [
      ruleText(left.prelude, left.declarations.filter(isShared)),
      ruleText(
        scoped(left.prelude, 'ltr'),
        left.declarations.filter((item) => !isShared(item)),
      ),
      ruleText(
        scoped(left.prelude, 'rtl'),
        flipped.filter((item) => !isShared(item)),
      ),
    ].filter((text) => text !== '');
  });
}

/**
 * One stylesheet for both writing directions, out of the two builds of one. Declarations in which they differ apply below
 * `[dir="ltr"]` or `[dir="rtl"]`, without more weight than they had.
 *
 * @throws {Error} if they differ in their rules
 */
export function mergeDirections(ltr: string, rtl: string): string {
  const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
  return `${merge(parse(withoutComments(ltr)), parse(withoutComments(rtl))).join('\n')}\n`;
}
