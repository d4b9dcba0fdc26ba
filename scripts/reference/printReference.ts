// Generates the parts of website pages that describe config fields: the text between `<!-- config: markdown.hooks -->`
// and `<!-- end -->`.
import {type Field, fieldsIn, type Type} from './readSchema.js';

/** A field with its full path: "markdown.hooks". */
interface PlacedField {
  readonly path: string;
  readonly field: Field;
}

/** All fields that have a description, recursively; each is before its nested fields. */
function listFields(fields: readonly Field[], above = ''): PlacedField[] {
  return fields.flatMap((field) => {
    if (field.description === undefined) return [];
    const path = `${above}${field.name}`;
    return [{path, field}, ...listFields(fieldsIn(field.type), `${path}.`)];
  });
}

/** Type of a field in one line; an object is only "object", since its fields are listed separately. */
function shortType(type: Type): string {
  switch (type.kind) {
    case 'text':
      return type.text;
    case 'object':
    case 'record':
      return 'object';
    case 'union':
      return type.types.map((one) => (one.kind === 'union' ? shortType(one) : shortPart(one))).join(' | ');
    case 'array':
      return `${shortPart(type.of)}[]`;
  }
}

function shortPart(type: Type): string {
  const text = shortType(type);
  return type.kind === 'union' || text.includes('=>') ? `(${text})` : text;
}

/**
 * Default of a field as inline code. `undefined` for objects with listed fields, since these have their own defaults.
 */
function defaultOf({default: value, type}: Field): string | undefined {
  return value === undefined || (value.startsWith('{') && type.kind !== 'record')
    ? undefined
    : `\`${value}\``;
}

function row({path, field}: PlacedField, above: string): string {
  const {isOptional, type, description = ''} = field;
  const missing = isOptional.written ? '' : 'required';
  const cells = [
    `\`${path.slice(above.length)}\``,
    `\`${shortType(type)}\``,
    defaultOf(field) ?? missing,
    description,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(rows: readonly string[]): string {
  return ['| Field | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/**
 * Markdown about a field: its type, default, example and description, and a table of its nested fields. Only the table
 * for a nested field, since its other facts are in the table of its parent.
 *
 * @param own - paths of the fields that have their own block in the page
 */
function describe({path, field}: PlacedField, all: readonly PlacedField[], own: readonly string[]): string {
  const value = defaultOf(field);
  const facts = [
    `- Type: \`${shortType(field.type)}\``,
    ...(value === undefined ? [] : [`- Default: ${value}`]),
    ...(field.example === undefined ? [] : [`- Example: \`${field.example}\``]),
  ];
  const others = own.filter((other) => other.startsWith(`${path}.`));
  const rows = all
    .filter((one) => one.path.startsWith(`${path}.`))
    .filter((one) => !others.some((other) => one.path.startsWith(`${other}.`)))
    .map((one) => row(one, `${path}.`));
  const rest = rows.length > 0 ? [table(rows)] : [];
  return (path.includes('.') ? rest : [facts.join('\n'), field.description, ...rest]).join('\n\n');
}

const BLOCK = /<!-- config: ([\w. ]+) -->\n[\s\S]*?<!-- end -->/g;

/** Paths of all fields that a page has blocks for. */
export function pathsIn(page: string): string[] {
  return [...page.matchAll(BLOCK)].flatMap(([, names = '']) => names.split(' '));
}

/**
 * Generates the blocks of a page and returns the page. A block with several names becomes one table.
 *
 * @throws {Error} if a name is not a field of the schema
 */
export function fillReference(page: string, fields: readonly Field[]): string {
  const all = listFields(fields);
  const own = pathsIn(page);
  return page.replace(BLOCK, (_block, names: string) => {
    const placed = names.split(' ').map((name) => {
      const found = all.find(({path}) => path === name);
      if (!found) throw new Error(`The configuration has no field "${name}".`);
      return found;
    });
    const [first] = placed;
    const text =
      first && placed.length === 1 ? describe(first, all, own) : table(placed.map((one) => row(one, '')));
    return `<!-- config: ${names} -->\n\n${text}\n\n<!-- end -->`;
  });
}
