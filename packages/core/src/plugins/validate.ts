import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import {isMarkdownError, isSiteError, type SiteError} from '../errors/SiteError.js';
import type {Validate} from './Plugin.js';

type ZodIssues = Parameters<typeof describeIssues>[0];

interface ZodLike {
  safeParse(value: unknown): {success: boolean; data?: unknown; error?: {issues: ZodIssues}};
  readonly shape?: {readonly [field: string]: unknown};
}

interface JoiDetail {
  readonly message: string;
  readonly path?: readonly PropertyKey[];
}

interface JoiLike {
  validate(
    value: unknown,
    options: object,
  ): {value?: unknown; error?: {details?: readonly JoiDetail[]; message: string}};
}

/** One thing that is wrong with options or a theme config. */
export interface ValueProblem {
  /** A full sentence. */
  readonly text: string;
  /** Of the field that is wrong; empty where it is not known. */
  readonly path: readonly PropertyKey[];
}

/** Becomes a `SiteError` that names the plugin. */
class InvalidValue extends Error {
  readonly problems: readonly ValueProblem[];

  constructor(problems: readonly ValueProblem[]) {
    super(problems.map(({text}) => text).join('\n'));
    this.problems = problems;
  }
}

function isZodLike(schema: object): schema is ZodLike {
  return 'safeParse' in schema && typeof schema.safeParse === 'function';
}

function isJoiLike(schema: object): schema is JoiLike {
  return 'validate' in schema && typeof schema.validate === 'function';
}

function hasIssues(error: unknown): error is {issues: ZodIssues} {
  return typeof error === 'object' && error !== null && 'issues' in error && Array.isArray(error.issues);
}

function fieldsOf(schema: object): string[] {
  return 'shape' in schema && typeof schema.shape === 'object' && schema.shape
    ? Object.keys(schema.shape)
    : [];
}

/** The schema of a field, through whatever zod wraps around it. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): object | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const {def, shape} = schema as {
    readonly def?: {readonly innerType?: unknown; readonly element?: unknown; readonly in?: unknown};
    readonly shape?: {readonly [field: PropertyKey]: unknown};
  };
  const wrapped = def?.innerType ?? def?.in;
  if (wrapped !== undefined) return schemaAt(wrapped, path);
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  return schemaAt(typeof first === 'number' ? def?.element : shape?.[first], rest);
}

/** @param schema - whose fields are suggested for misspelt ones */
function zodProblems(issues: ZodIssues, value: unknown, schema?: object): ValueProblem[] {
  return describeIssues(issues, value).map((issue) => {
    const holder = schemaAt(schema, issue.path);
    return {
      text: issueSentence(issue, holder ? fieldsOf(holder) : []),
      path: [...issue.path, ...(issue.unknownKeys?.slice(0, 1) ?? [])],
    };
  });
}

function check(schema: object, value: unknown, joiOptions: object): unknown {
  if (isZodLike(schema)) {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new InvalidValue(zodProblems(result.error?.issues ?? [], value, schema));
  }
  if (isJoiLike(schema)) {
    const {error, value: checked} = schema.validate(value, {
      abortEarly: false,
      convert: false,
      ...joiOptions,
    });
    if (!error) return checked;
    throw new InvalidValue(
      (error.details ?? [{message: error.message}]).map(({message, path = []}: JoiDetail) => ({
        text: /[.!?]$/.test(message) ? message : `${message}.`,
        path,
      })),
    );
  }
  return (schema as {parse(value: unknown): unknown}).parse(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `validate` of `validateOptions`: every plugin has the option `id`, whether its schema knows it or not. */
export const validateOptions: Validate = <T>(schema: {parse(value: unknown): T}, value: unknown): T => {
  if (!isRecord(value) || fieldsOf(schema).includes('id')) return check(schema, value, {}) as T;
  const {id, ...options} = value;
  const checked = check(schema, options, {}) as T;
  return id === undefined ? checked : {...checked, id};
};

/** The `validate` of `validateThemeConfig`: fields of other themes pass. */
export const validateThemeConfig: Validate = <T>(schema: {parse(value: unknown): T}, value: unknown): T =>
  check(schema, value, {allowUnknown: true}) as T;

/**
 * Puts what a check threw into words.
 *
 * @param value - what was checked
 * @param report - makes the error of the problems
 * @returns mistakes that are reported already as they are.
 */
export function checkFailure(
  error: unknown,
  value: unknown,
  report: (problems: readonly ValueProblem[]) => SiteError,
): Error {
  if (isSiteError(error) || isMarkdownError(error)) return error;
  if (error instanceof InvalidValue) return report(error.problems);
  if (hasIssues(error)) return report(zodProblems(error.issues, value));
  return report([{text: error instanceof Error ? error.message : String(error), path: []}]);
}
