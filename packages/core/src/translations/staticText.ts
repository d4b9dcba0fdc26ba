import type {Expression, Identifier, JSXElementChild, ObjectExpression} from '@swc/core';

/**
 * Returns a key for a variable. `ctxt` is the number of the variable's scope in SWC, so variables of the same name in
 * different scopes have different keys.
 */
export function bindingOf({value, ctxt}: Pick<Identifier, 'value'> & {readonly ctxt?: number}): string {
  return `${value}#${ctxt ?? 0}`;
}

/** Constants of a module: key of the variable (`bindingOf`) → expression of its value. */
export type Constants = ReadonlyMap<string, Expression>;

/**
 * Evaluates an expression whose value is a constant text.
 *
 * @returns `undefined` if the value cannot be determined without running the code
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
  const binding = bindingOf(node);
  const value = constants.get(binding);
  if (!value) return undefined;
  // The constant itself is removed: a constant that refers to itself would cause an endless recursion.
  const others = new Map(constants);
  others.delete(binding);
  return staticText(value, others);
}

/** Converts text between tags as JSX does: lines are trimmed and joined. */
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

/**
 * Value of a property in code: the text if it is constant; "absent" if the code does not set the property; "dynamic" if
 * the value cannot be determined without running the code.
 */
export type GivenText = {readonly text: string} | 'absent' | 'dynamic';

export function givenText(text: string | undefined): GivenText {
  return text === undefined ? 'dynamic' : {text};
}

/** Returns the text between two tags; "dynamic" if it is not one constant text. */
export function childrenText(children: readonly JSXElementChild[], constants: Constants): GivenText {
  const texts: GivenText[] = [];
  for (const child of children) {
    if (child.type === 'JSXText') {
      const text = jsxText(child.value);
      if (text !== '') texts.push({text});
    } else if (child.type === 'JSXExpressionContainer') {
      if (child.expression.type === 'JSXEmptyExpression') continue;
      texts.push(givenText(staticText(child.expression as Expression, constants)));
    } else {
      texts.push('dynamic');
    }
  }
  const [first = 'absent', ...others] = texts;
  return others.length > 0 ? 'dynamic' : first;
}

/** Returns the value of a property of an object literal: `{id: 'home.title'}`. */
export function propertyText(object: ObjectExpression, name: string, constants: Constants): GivenText {
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') return 'dynamic';
    if (property.type === 'Identifier' && property.value === name)
      return givenText(staticText(property, constants));
    if (property.type !== 'KeyValueProperty') continue;
    const {key} = property;
    if ((key.type === 'Identifier' || key.type === 'StringLiteral') && key.value === name)
      return givenText(staticText(property.value, constants));
  }
  return 'absent';
}
