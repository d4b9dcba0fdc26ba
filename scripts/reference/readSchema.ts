// Converts zod schemas to plain data: fields with their types as text, defaults, descriptions and examples.

/** Form of a value: "written" by the user, or "resolved", with all defaults filled in. */
export type Form = 'written' | 'resolved';

/** A field of an object. */
export interface Field {
  readonly name: string;
  readonly description: string | undefined;
  readonly example: string | undefined;
  /** Default as code: `'static'`. */
  readonly default: string | undefined;
  /**
   * Type of the field in `SiteConfig`, if it differs from the schema; "none" if `SiteConfig` does not have the field.
   */
  readonly resolved: string | undefined;
  readonly isOptional: {readonly [form in Form]: boolean};
  readonly type: Type;
}

/** Type as text, or as its parts. `others`: type of all properties that are not listed. */
export type Type =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'union'; readonly types: readonly Type[]}
  | {readonly kind: 'array'; readonly of: Type}
  | {readonly kind: 'record'; readonly of: Type}
  | {readonly kind: 'object'; readonly fields: readonly Field[]; readonly others: Type | undefined};

/** Part of zod's schema that this file uses. `_zod.def` has the parts of a schema; zod provides it for tools. */
export interface Schema {
  readonly _zod: {readonly def: object};
  meta(): {readonly [name: string]: unknown} | undefined;
}

interface Parts {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly defaultValue?: unknown;
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly shape?: {readonly [name: string]: Schema};
  readonly catchall?: Schema;
  readonly values?: readonly unknown[];
  readonly entries?: {readonly [name: string]: string};
}

function partsOf(schema: Schema): Parts {
  return schema._zod.def as Parts;
}

/** Prints a value as code. */
function codeOf(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${name}: ${codeOf(one)}`)
    .join(', ')}}`;
}

function text(code: string): Type {
  return {kind: 'text', text: code};
}

/** Type of a schema; wrappers for defaults and optional values are removed. */
function readType(schema: Schema): Type {
  const given = schema.meta()?.type;
  if (typeof given === 'string') return text(given);
  const parts = partsOf(schema);
  const inner = parts.innerType ?? parts.in;
  if (inner) return readType(inner);
  if (parts.options) return {kind: 'union', types: parts.options.map(readType)};
  if (parts.element) return {kind: 'array', of: readType(parts.element)};
  if (parts.valueType) return {kind: 'record', of: readType(parts.valueType)};
  if (parts.values) return {kind: 'union', types: parts.values.map((value) => text(codeOf(value)))};
  if (parts.entries) {
    return {kind: 'union', types: Object.values(parts.entries).map((value) => text(codeOf(value)))};
  }
  if (!parts.shape) return text(parts.type === 'custom' ? 'unknown' : parts.type);
  const {catchall} = parts;
  const others = catchall && partsOf(catchall).type !== 'never' ? readType(catchall) : undefined;
  return {kind: 'object', fields: readFields(parts.shape), others};
}

/** The schema and all schemas that it wraps, outermost first. */
function layersOf(schema: Schema): Schema[] {
  const {innerType, in: before} = partsOf(schema);
  const inner = innerType ?? before;
  return inner ? [schema, ...layersOf(inner)] : [schema];
}

/** Fields of an object schema, in its order. */
export function readFields(shape: {readonly [name: string]: Schema}): Field[] {
  return Object.entries(shape).map(([name, schema]) => {
    const layers = layersOf(schema);
    const metas = layers.map((layer) => layer.meta() ?? {});
    const textOf = (key: string): string | undefined => {
      const value = metas.map((meta) => meta[key]).find((one) => one !== undefined);
      return typeof value === 'string' ? value : undefined;
    };
    const withDefault = layers.find((layer) => /^(?:default|prefault)$/.test(partsOf(layer).type));
    const isOptional = layers.some((layer) => partsOf(layer).type === 'optional');
    return {
      name,
      description: textOf('description'),
      example: textOf('example'),
      default: withDefault && codeOf(partsOf(withDefault).defaultValue),
      resolved: textOf('resolved'),
      isOptional: {
        written: isOptional || withDefault !== undefined,
        resolved: isOptional && withDefault === undefined,
      },
      type: readType(schema),
    };
  });
}

/** Nested fields of a type: those of an object, or of all objects in a union, array or record. */
export function fieldsIn(type: Type): readonly Field[] {
  if (type.kind === 'object') return type.fields;
  if (type.kind === 'union') return type.types.flatMap(fieldsIn);
  return type.kind === 'text' ? [] : fieldsIn(type.of);
}
