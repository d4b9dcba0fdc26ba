import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import {isMarkdownError, isSiteError, type SiteError} from '../errors/SiteError.js';
import type {Validate} from './Plugin.js';

type ZodIssues = Parameters<typeof describeIssues>[0];

interface ZodLike {
  safeParse(value: unknown): {success: boolean; data?: unknown; error?: {issues: ZodIssues}};
  readonly shape?: {readonly [field: string]: unknown};
}

interface JoiLike {
  validate(
    value: unknown,
    options: object,
  ): {value?: unknown; error?: {details?: readonly {message: string}[]; message: string}};
}

/** What was wrong with options or a theme config, one sentence each. Becomes a `SiteError` that names the plugin. */
class InvalidValue extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
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

function zodProblems(issues: ZodIssues, value: unknown, known: readonly string[]): string[] {
  return describeIssues(issues, value).map((issue) => issueSentence(issue, known));
}

function check(schema: object, value: unknown, joiOptions: object): unknown {
  if (isZodLike(schema)) {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new InvalidValue(zodProblems(result.error?.issues ?? [], value, fieldsOf(schema)));
  }
  if (isJoiLike(schema)) {
    const {error, value: checked} = schema.validate(value, {
      abortEarly: false,
      convert: false,
      ...joiOptions,
    });
    if (!error) return checked;
    throw new InvalidValue(
      (error.details ?? [error]).map(({message}) => (/[.!?]$/.test(message) ? message : `${message}.`)),
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
 * @param report - makes the error of the sentences
 * @returns mistakes that are reported already as they are.
 */
export function checkFailure(
  error: unknown,
  value: unknown,
  report: (problems: readonly string[]) => SiteError,
): Error {
  if (isSiteError(error) || isMarkdownError(error)) return error;
  if (error instanceof InvalidValue) return report(error.problems);
  if (hasIssues(error)) return report(zodProblems(error.issues, value, []));
  return report([error instanceof Error ? error.message : String(error)]);
}
