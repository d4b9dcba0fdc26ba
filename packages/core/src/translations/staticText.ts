import type {Expression, Identifier, JSXElementChild, ObjectExpression} from '@swc/core';

/** A variable of a module. `ctxt` is the scope that the parser gives it: equal names in other scopes have another one. */
export function bindingOf({value, ctxt}: Pick<Identifier, 'value'> & {readonly ctxt?: number}): string {
  return `${value}#${ctxt ?? 0}`;
}

/** Constants of a module, by binding. */
export type Constants = ReadonlyMap<string, Expression>;

/**
 * The text that an expression always has.
 *
 * @returns `undefined` for a value that is computed when the code runs
 */
export function staticText(node: Expression, constants: Constants): string | undefined {
  switch (node.type) {
    case 'StringLiteral':
      return node.value;
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
      return staticText(node.expression, constants);
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined;
      const [left, right] = [staticText(node.left, constants), staticText(node.right, constants)];
      return left === undefined || right === undefined ? undefined : left + right;
    }
    case 'TemplateLiteral': {
      const values = node.expressions.map((one) => staticText(one, constants));
      if (values.includes(undefined)) return undefined;
      return node.quasis.map(({cooked, raw}, at) => (cooked ?? raw) + (values[at] ?? '')).join('');
    }
    case 'Identifier':
      return constantText(node, constants);
    default:
      return undefined;
  }
}

function constantText(node: Identifier, constants: Constants): string | undefined {
  const binding = bindingOf(node as Identifier & {readonly ctxt?: number});
  const value = constants.get(binding);
  if (!value) return undefined;
  // A constant that is made from itself never ends otherwise.
  const others = new Map(constants);
  others.delete(binding);
  return staticText(value, others);
}

/** The text that JSX makes of text between tags: lines are trimmed and joined. */
function jsxText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\t', ' '));
  const last = lines.length - 1;
  return lines
    .map((line, at) => {
      const start = at === 0 ? line : line.replace(/^ +/, '');
      return at === last ? start : start.replace(/ +$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** A value that code gives to a property: absent, a constant text, or something else. */
export type GivenText = {readonly text: string} | 'absent' | 'dynamic';

function given(text: string | undefined): GivenText {
  return text === undefined ? 'dynamic' : {text};
}

/** The one text between two tags. */
export function childrenText(children: readonly JSXElementChild[], constants: Constants): GivenText {
  const texts: GivenText[] = [];
  for (const child of children) {
    if (child.type === 'JSXText') {
      const text = jsxText(child.value);
      if (text !== '') texts.push({text});
    } else if (child.type === 'JSXExpressionContainer') {
      if (child.expression.type === 'JSXEmptyExpression') continue;
      texts.push(given(staticText(child.expression as Expression, constants)));
    } else {
      texts.push('dynamic');
    }
  }
  const [first = 'absent', ...others] = texts;
  return others.length > 0 ? 'dynamic' : first;
}

/** A property of an object in code: `{id: 'home.title'}`. */
export function propertyText(object: ObjectExpression, name: string, constants: Constants): GivenText {
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') return 'dynamic';
    if (property.type === 'Identifier' && property.value === name)
      return given(staticText(property, constants));
    if (property.type !== 'KeyValueProperty') continue;
    const {key} = property;
    if ((key.type === 'Identifier' || key.type === 'StringLiteral') && key.value === name)
      return given(staticText(property.value, constants));
  }
  return 'absent';
}
