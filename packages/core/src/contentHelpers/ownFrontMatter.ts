import fs from 'node:fs';
import {z} from '#zod';
import {plainJson} from '../collections/plainJson.js';
import {errors} from '../errors/catalog.js';
import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import type {ErrorCode} from '../errors/errorCodes.js';
import {throwProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import {messageOf} from '../errors/words.js';
import {isRecord} from '../shared/isRecord.js';
import type {Json} from '../shared/payload.js';
import {lineOfKey, type PageFile} from './frontMatter.js';

/** A mistake that a schema of any library found; `path` is absent for the whole value. */
interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | {readonly key: PropertyKey})[] | undefined;
}

type SchemaResult =
  | {readonly value: unknown; readonly issues?: undefined}
  | {readonly issues: readonly SchemaIssue[]};

/** Schema of a library that implements Standard Schema: zod from 3.24, valibot, arktype and others. */
export interface FrontMatterSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
  };
}

/** True for a schema of a library that implements Standard Schema. */
export function isFrontMatterSchema(value: unknown): value is FrontMatterSchema {
  const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function';
  const standard: unknown = isHolder && '~standard' in value ? value['~standard'] : undefined;
  return isRecord(standard) && typeof standard.validate === 'function';
}

/** Schema of the option `frontMatter`: a schema for the fields of front matter that Lectern does not check. */
export const frontMatterSchemaOption = z
  .custom<FrontMatterSchema>(isFrontMatterSchema, {error: 'a schema, such as z.object({level: z.string()})'})
  .optional();

/** Result of a schema of front matter, as plain JSON. */
export type OwnFrontMatter = {readonly [field: string]: Json | undefined};

export interface OwnFrontMatterInput {
  readonly schema: FrontMatterSchema | undefined;
  /** Fields that the plugin itself checks. */
  readonly knownFields: readonly string[];
  /** Code of the error for wrong fields. */
  readonly code: ErrorCode;
  /** "docs", "posts", "pages". */
  readonly noun: string;
  readonly siteDir: string;
}

/**
 * Checks the fields of front matter that a plugin does not check itself with the schema in its option `frontMatter`.
 *
 * @returns the pages; their front matter has the result of the schema in place of these fields, and `ownFrontMatter`
 *   is the result
 * @throws {SiteError} `code` with file and line of each wrong field; `FRONT_MATTER_SCHEMA` if the schema throws or is
 *   asynchronous
 */
export function checkOwnFrontMatter<Page extends PageFile>(
  pages: readonly Page[],
  input: OwnFrontMatterInput,
): readonly (Page & {readonly ownFrontMatter?: OwnFrontMatter})[] {
  const {schema, siteDir, noun, code} = input;
  if (!schema) return pages;
  const problems: Problem[] = [];
  const known = new Set(input.knownFields);
  const checked = pages.map((page) => {
    const entries = Object.entries(page.frontMatter).filter(([key]) => known.has(key));
    const ownFrontMatter = checkPage(page, {...input, schema}, problems);
    return {...page, frontMatter: {...Object.fromEntries(entries), ...ownFrontMatter}, ownFrontMatter};
  });
  throwProblems(problems, {
    code,
    heading: `The front matter of some ${noun} does not match the schema of the site:`,
    hint: 'Correct the fields named above, or the schema in the option "frontMatter".',
    siteDir,
  });
  return checked;
}

interface CheckInput extends OwnFrontMatterInput {
  readonly schema: FrontMatterSchema;
}

function checkPage(page: PageFile, input: CheckInput, problems: Problem[]): OwnFrontMatter {
  const known = new Set(input.knownFields);
  const own = Object.fromEntries(Object.entries(page.frontMatter).filter(([key]) => !known.has(key)));
  const result = validate(own, page, input);
  const found = result.issues ? describe(result.issues, own, input) : outputMistakes(result.value, known);
  if (found.length > 0) {
    const text = fs.readFileSync(page.file, 'utf8');
    for (const {field, message} of found)
      problems.push({file: page.file, line: lineOfKey(text, field), message});
  }
  const plain = result.issues ? undefined : plainJson(result.value);
  return plain && 'json' in plain && isRecord(plain.json) ? (plain.json as OwnFrontMatter) : {};
}

function validate(own: object, {file}: PageFile, {schema, noun}: CheckInput): SchemaResult {
  let result: SchemaResult | Promise<SchemaResult>;
  try {
    result = schema['~standard'].validate(own);
  } catch (error) {
    throw errors.frontMatterSchemaThrew({file, noun, message: messageOf(error)});
  }
  if (result instanceof Promise) {
    // Prevents an unhandledRejection.
    result.catch(() => {});
    throw errors.frontMatterSchemaAsync({file, noun});
  }
  return isRecord(result) ? result : {value: undefined};
}

/** A wrong field of front matter; the name is empty for a mistake in the whole. */
interface FieldMistake {
  readonly field: string;
  readonly message: string;
}

function describe(
  issues: readonly SchemaIssue[],
  own: object,
  {schema, knownFields}: CheckInput,
): FieldMistake[] {
  // The issues of zod 4 have more than the standard: unknown keys, accepted values.
  if ('_zod' in schema) {
    return describeIssues(issues as z.core.$ZodIssue[], own, schema).map((issue) => {
      const field = String(issue.path[0] ?? issue.unknownKeys?.[0] ?? '');
      return {field, message: noteKnown(field, issueSentence(issue), knownFields)};
    });
  }
  return issues.map(({message, path = []}) => {
    const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
    const [field = ''] = keys;
    const text = keys.length > 0 ? `"${keys.join('.')}": ${message}` : message;
    return {field, message: noteKnown(field, text, knownFields)};
  });
}

/** Explains why a field of the schema is never there: Lectern checks it, so the schema does not get it. */
function noteKnown(field: string, message: string, knownFields: readonly string[]): string {
  if (!knownFields.includes(field)) return message;
  return `${message.replace(/\.?$/, '.')} Lectern checks this field itself: remove it from the schema.`;
}

function outputMistakes(value: unknown, known: ReadonlySet<string>): FieldMistake[] {
  if (!isRecord(value)) return [{field: '', message: 'The schema does not return an object.'}];
  return Object.entries(value).flatMap(([field, one]) => {
    if (known.has(field)) {
      return [
        {
          field,
          message: `The schema returns "${field}", which Lectern checks itself: remove it from the schema.`,
        },
      ];
    }
    const plain = one === undefined ? undefined : plainJson(one);
    return plain && 'problem' in plain ? [{field, message: `"${field}" ${plain.problem}.`}] : [];
  });
}
