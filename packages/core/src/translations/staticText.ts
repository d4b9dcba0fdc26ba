import type {Expression, Identifier, ObjectExpression, Property, SpreadElement} from 'estree';

/** The names that code may use for constants. */
export interface Names {
  /** Constants at the top level of the module: name → expression of its value. */
  readonly constants: ReadonlyMap<string, Expression>;
  /** Names that functions and blocks around the code declare: there, they are no names of the module. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Evaluates an expression whose value is a constant text.
 *
 * @returns `undefined` if the value cannot be determined without running the code
 */
function staticText(node: Expression | SpreadElement, names: Names): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'BinaryExpression': {
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return undefined;
      const [left, right] = [staticText(node.left, names), staticText(node.right, names)];
      return left === undefined || right === undefined ? undefined : left + right;
    }
    case 'TemplateLiteral': {
      const values = node.expressions.map((one) => staticText(one, names));
      if (values.includes(undefined)) return undefined;
      return node.quasis.map(({value}, at) => (value.cooked ?? value.raw) + (values[at] ?? '')).join('');
    }
    case 'Identifier':
      return constantText(node, names);
    default:
      return undefined;
  }
}

function constantText({name}: Identifier, {constants, hidden}: Names): string | undefined {
  const value = hidden.has(name) ? undefined : constants.get(name);
  if (!value) return undefined;
  // The constant itself is removed: a constant that refers to itself would cause an endless recursion.
  const others = new Map(constants);
  others.delete(name);
  return staticText(value, {constants: others, hidden: new Set()});
}

/**
 * Value of a property in code: the text if it is constant; "absent" if the code does not set the property; "dynamic" if
 * the value cannot be determined without running the code.
 */
export type GivenText = {readonly text: string} | 'absent' | 'dynamic';

/** Returns the text between two tags, or in calls the arguments after the properties; "dynamic" if it is not one text. */
export function childrenText(children: readonly (Expression | SpreadElement)[], names: Names): GivenText {
  const [first, ...others] = children;
  if (!first) return 'absent';
  return others.length > 0 ? 'dynamic' : givenText(first, names);
}

function givenText(node: Expression | SpreadElement, names: Names): GivenText {
  const text = staticText(node, names);
  return text === undefined ? 'dynamic' : {text};
}

/** Returns the value of a property of an object literal: `{id: 'home.title'}`. */
export function propertyText(
  properties: ObjectExpression['properties'],
  name: string,
  names: Names,
): GivenText {
  for (const property of properties) {
    if (property.type === 'SpreadElement') return 'dynamic';
    if (isNamed(property, name)) return givenText(property.value as Expression, names);
  }
  return 'absent';
}

/** True for a property with a name that is written in the code: `{id}`, `{id: 1}`, `{'id': 1}`. */
export function isNamed({key, computed}: Property, name: string): boolean {
  if (computed) return false;
  return key.type === 'Identifier' ? key.name === name : key.type === 'Literal' && key.value === name;
}
