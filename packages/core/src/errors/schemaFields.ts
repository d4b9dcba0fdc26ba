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
  /** Field whose value selects one schema of a union. */
  readonly discriminator?: string;
}

interface SchemaLike {
  readonly def?: ZodDefinition;
  /** In zod 3: the definition. */
  readonly _def?: ZodDefinition;
  readonly shape?: {readonly [field: PropertyKey]: unknown};
  safeParse?(value: unknown): {readonly success: boolean};
  /** Fields of a schema of yup. */
  readonly fields?: object;
}

/** True if a schema of a union accepts the value that selects one of the schemas. */
function isSelected(option: SchemaLike, discriminator: string, value: unknown): boolean {
  const field: SchemaLike | undefined = option.shape?.[discriminator] ?? undefined;
  return !field?.safeParse || field.safeParse(fieldOf(value, discriminator)).success;
}

function fieldOf(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? value[name as keyof typeof value]
    : undefined;
}

/** Schemas of the field at a path, without zod's wrappers; several if the path leads through a union. */
function schemasAt(schema: unknown, path: readonly PropertyKey[], value: unknown): SchemaLike[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {def, _def, shape}: SchemaLike = schema;
  const {innerType, in: input, schema: inner, element, valueType, options, discriminator} = def ?? _def ?? {};
  const wrapped = innerType ?? input ?? inner;
  if (wrapped !== undefined) return schemasAt(wrapped, path, value);
  if (Array.isArray(options)) {
    const all: readonly SchemaLike[] = options;
    const selected = discriminator ? all.filter((one) => isSelected(one, discriminator, value)) : all;
    return (selected.length > 0 ? selected : all).flatMap((option) => schemasAt(option, path, value));
  }
  const [first, ...rest] = path;
  if (first === undefined) return [schema];
  const below = typeof first === 'number' ? element : (shape?.[first] ?? valueType);
  return schemasAt(below, rest, fieldOf(value, first));
}

/** Names of the fields of each schema that an object may match: several lists if the schema is a union. */
export function fieldLists(schema: unknown, path: readonly PropertyKey[] = [], value?: unknown): string[][] {
  return schemasAt(schema, path, value).map(({shape, fields}) => Object.keys(shape ?? fields ?? {}));
}

/**
 * Names of the fields that an object may have.
 *
 * @param schema - schema of zod or yup; other values have no fields
 * @param path - path of the object in `value`
 */
export function fieldsAt(schema: unknown, path: readonly PropertyKey[], value: unknown): string[] {
  return [...new Set(fieldLists(schema, path, value).flat())];
}
