import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import {isMarkdownError, isSiteError, type SiteError} from '../errors/SiteError.js';
import {fieldLists} from '../errors/schemaFields.js';
import {messageOf} from '../errors/words.js';
import type {Validate} from '../plugins/Plugin.js';
import {isRecord} from '../shared/isRecord.js';
import {logger} from './packages/logger/index.js';

type ZodIssues = Parameters<typeof describeIssues>[0];

interface ZodLike {
  safeParse(value: unknown): {success: boolean; data?: unknown; error?: {issues: ZodIssues}};
}

interface JoiDetail {
  readonly message: string;
  readonly path?: readonly PropertyKey[];
}

interface JoiResult {
  readonly value?: unknown;
  readonly error?: {readonly details?: readonly JoiDetail[]; readonly message: string};
  readonly warning?: {readonly details: readonly JoiDetail[]};
}

interface JoiLike {
  validate(value: unknown, options: object): JoiResult;
  /** The Joi instance that made the schema. Added fields must come from it: Joi rejects fields of another version. */
  readonly $_root?: {any(): unknown};
  append?(fields: object): JoiLike;
  unknown?(isAllowed: boolean): JoiLike;
}

interface YupLike {
  validateSync(value: unknown, options: object): unknown;
}

/** A mistake in options or in a theme config. */
export interface ValueProblem {
  /** Description of the mistake: a full sentence. */
  readonly text: string;
  /** Path of the wrong field; empty if the problem concerns the whole value. */
  readonly path: readonly PropertyKey[];
}

/** Error with the problems that a schema found; `checkFailure` turns it into a `SiteError` that names the plugin. */
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

function isYupLike(schema: object): schema is YupLike {
  return 'validateSync' in schema && typeof schema.validateSync === 'function';
}

function isJoiLike(schema: object): schema is JoiLike {
  return 'validate' in schema && typeof schema.validate === 'function' && !isYupLike(schema);
}

function hasIssues(error: unknown): error is {issues: ZodIssues} {
  return typeof error === 'object' && error !== null && 'issues' in error && Array.isArray(error.issues);
}

/**
 * True for an error of Joi. A plugin throws such an error if it validates its options without our function `validate`.
 */
function hasDetails(error: unknown): error is Required<NonNullable<JoiResult['error']>> {
  return error instanceof Error && 'details' in error && Array.isArray(error.details);
}

/**
 * Problems that zod has found in a value.
 *
 * @param schema - schema whose field names are suggested in place of misspelt names
 */
function zodProblems(issues: ZodIssues, value: unknown, schema?: object): ValueProblem[] {
  return describeIssues(issues, value, schema).map((issue) => ({
    text: issueSentence(issue),
    path: [...issue.path, ...(issue.unknownKeys?.slice(0, 1) ?? [])],
  }));
}

function joiProblems({details, message}: NonNullable<JoiResult['error']>): ValueProblem[] {
  return (details ?? [{message}]).map(({message: text, path = []}: JoiDetail) => ({
    text: /[.!?]$/.test(text) ? text : `${text}.`,
    path,
  }));
}

function checkWithJoi(schema: JoiLike, value: unknown): unknown {
  const {error, warning, value: checked} = schema.validate(value, {abortEarly: false, convert: false});
  if (error) throw new InvalidValue(joiProblems(error));
  if (warning) logger.warn(warning.details.map(({message}) => message).join('\n'));
  return checked;
}

function check(schema: object, value: unknown): unknown {
  if (isZodLike(schema)) {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new InvalidValue(zodProblems(result.error?.issues ?? [], value, schema));
  }
  if (isYupLike(schema)) return schema.validateSync(value, {abortEarly: false});
  if (isJoiLike(schema)) return checkWithJoi(schema, value);
  return (schema as {parse(value: unknown): unknown}).parse(value);
}

/**
 * Checks options with a schema that may not have the field `id`: without `id` first, then with it. If both fail, throws
 * the first error.
 */
function checkWithoutId(schema: object, {id, ...options}: Record<string, unknown>): unknown {
  try {
    return {...(check(schema, options) as object), id};
  } catch (error) {
    try {
      return check(schema, {...options, id});
    } catch {
      throw error;
    }
  }
}

/**
 * The function `validate` that `validateOptions` of plugins get. Every plugin has the option `id`, which Lectern has
 * checked before: a Joi schema gets a rule that accepts any `id`, as in Docusaurus; other schemas check `id` only if
 * they have that field.
 */
export const validateOptions: Validate = <T>(schema: {parse(value: unknown): T}, value: unknown): T => {
  if (!isRecord(value)) return check(schema, value) as T;
  const options = {...value, id: value.id ?? 'default'};
  if (isJoiLike(schema) && schema.$_root && schema.append) {
    return check(schema.append({id: schema.$_root.any()}), options) as T;
  }
  const lists = fieldLists(schema);
  const ownsId = lists.length > 0 && lists.every((fields) => fields.includes('id'));
  return (ownsId ? check(schema, options) : checkWithoutId(schema, options)) as T;
};

/** The function `validate` that `validateThemeConfig` of themes get. Allows fields of other themes. */
export const validateThemeConfig: Validate = <T>(schema: {parse(value: unknown): T}, value: unknown): T =>
  check(isJoiLike(schema) && schema.unknown ? schema.unknown(true) : schema, value) as T;

/**
 * Converts the error of a failed validation into an error for the user, with all problems that the schema has found.
 *
 * @param value - value that was checked
 * @param report - makes the error from the problems
 * @returns the result of `report`; a `SiteError` or `MarkdownError` unchanged
 */
export function checkFailure(
  error: unknown,
  value: unknown,
  report: (problems: readonly ValueProblem[]) => SiteError,
): Error {
  if (isSiteError(error) || isMarkdownError(error)) return error;
  if (error instanceof InvalidValue) return report(error.problems);
  if (hasIssues(error)) return report(zodProblems(error.issues, value));
  if (hasDetails(error)) return report(joiProblems(error));
  return report([{text: messageOf(error), path: []}]);
}
