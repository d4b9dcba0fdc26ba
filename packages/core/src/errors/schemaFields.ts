/** Internal fields of a zod schema that contain the schemas from which it is made. */
interface ZodDefinition {
  /** Schema within a wrapper such as `.optional()`. */
  readonly innerType?: unknown;
  /** Schema of the value before `.transform()`. */
  readonly in?: unknown;
  /** In zod 3: the schema within `ZodEffects`. */
  readonly schema?: unknown;
  /** Schema of the items of an array. */
  readonly element?: unknown;
  /** Schema of the values of a record. */
  readonly valueType?: unknown;
  /** Schemas of a union. */
  readonly options?: unknown;
}

interface SchemaLike {
  readonly def?: ZodDefinition;
  /** In zod 3: the definition. */
  readonly _def?: ZodDefinition;
  readonly shape?: {readonly [field: PropertyKey]: unknown};
  /** Fields of a schema of yup. */
  readonly fields?: object;
}

/** Schemas of the field at a path, without zod's wrappers; several if the path leads through a union. */
function schemasAt(schema: unknown, path: readonly PropertyKey[]): SchemaLike[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {def, _def, shape}: SchemaLike = schema;
  const {innerType, in: input, schema: inner, element, valueType, options} = def ?? _def ?? {};
  const wrapped = innerType ?? input ?? inner;
  if (wrapped !== undefined) return schemasAt(wrapped, path);
  if (Array.isArray(options)) return options.flatMap((option: unknown) => schemasAt(option, path));
  const [first, ...rest] = path;
  if (first === undefined) return [schema];
  return schemasAt(typeof first === 'number' ? element : (shape?.[first] ?? valueType), rest);
}

/**
 * Names of the fields that an object may have.
 *
 * @param schema - schema of zod or yup; other values have no fields
 * @param path - path of the object in a value that the schema describes
 */
export function fieldsAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const names = schemasAt(schema, path).flatMap(({shape, fields}) => Object.keys(shape ?? fields ?? {}));
  return [...new Set(names)];
}
