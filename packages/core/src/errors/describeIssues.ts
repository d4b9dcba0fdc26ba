import type {core} from '#zod';
import {fieldsAt} from './schemaFields.js';
import {nearestWord} from './suggestions.js';
import {listWords, showValue} from './words.js';

type Issue = core.$ZodIssue;

/** A mistake that a schema found in a value of the user, such as an option, as parts of a message. */
export interface DescribedIssue {
  /** Path of the wrong field in the value: `["navbar", "items", 0, "label"]`. */
  readonly path: readonly PropertyKey[];
  /** Names of fields that do not exist. `path` is then the path of the object that contains these fields. */
  readonly unknownKeys?: readonly string[];
  /** Names of the fields that the object may have instead of `unknownKeys`. */
  readonly knownFields?: readonly string[];
  /**
   * Text after the name of the field: "must be a string, but is 5". Or a full sentence, with a capital letter and a
   * full stop.
   */
  readonly text: string;
  /** Accepted value that is similar to the given one. */
  readonly suggestion?: string | undefined;
}

const TYPE_PHRASES: {readonly [type: string]: string} = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  function: 'a function',
  null: 'null',
  undefined: 'left out',
  tuple: 'an array',
  date: 'a date',
};

/** Path as text: "navbar.items[0].label". */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`,
    )
    .join('');
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[part];
  return value;
}

/**
 * Returns the accepted values or type as a phrase after "must be": "a string", "one of …". `undefined` if zod describes
 * them only in its message.
 */
function expectedOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_PHRASES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${listWords(issue.values.map((value) => showValue(value)))}`;
    case 'too_big':
      return issue.origin === 'number' ? `at most ${issue.maximum}` : undefined;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'text that is not empty';
      return issue.origin === 'number' ? `at least ${issue.minimum}` : undefined;
    case 'custom':
      return issue.message;
    case 'invalid_union': {
      // For a discriminated union, zod lists the accepted kinds only in the message.
      const kinds = /^Invalid discriminator value\. Expected (.+)$/.exec(issue.message)?.[1];
      if (kinds !== undefined) return `one of ${listWords(kinds.replaceAll("'", '"').split(' | '))}`;
      const phrases = issue.errors.flatMap((branch) => {
        const own = branch.filter((inner) => inner.path.length === 0);
        return own.map(expectedOf).filter((phrase) => phrase !== undefined);
      });
      return phrases.length > 0 ? listWords([...new Set(phrases)]) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Returns the mistakes in the branch of a union that the user probably meant: a branch that accepts the type of the
 * value, and rejects only some of its fields. `undefined` if there is none.
 */
function meantBranch(issue: Issue): readonly Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  const inside = issue.errors.filter((branch) =>
    branch.every(({path, code}) => path.length > 0 || code === 'unrecognized_keys'),
  );
  return inside.sort((a, b) => a.length - b.length)[0];
}

/** The whole value in which mistakes were found (`root`), and its schema. */
interface CheckedValue {
  readonly root: unknown;
  readonly schema: unknown;
}

function describeIssue(issue: Issue, checked: CheckedValue, base: readonly PropertyKey[]): DescribedIssue[] {
  const path = [...base, ...issue.path];
  const branch = meantBranch(issue);
  if (branch) return branch.flatMap((inner) => describeIssue(inner, checked, path));
  if (issue.code === 'unrecognized_keys') {
    const {keys} = issue;
    const names = listWords(keys.map((key) => `"${key}"`));
    const text = `has no ${keys.length > 1 ? 'fields' : 'field'} ${names}`;
    const fields = fieldsAt(checked.schema, path, checked.root);
    return [{path, unknownKeys: keys, knownFields: fields.filter((name) => !keys.includes(name)), text}];
  }
  if (issue.message.endsWith('.')) return [{path, text: issue.message}];
  const value = valueAt(checked.root, path);
  const expected = expectedOf(issue);
  if (expected === undefined) return [{path, text: `is ${showValue(value)}: ${issue.message}`}];
  const text = `must be ${expected}, but is ${showValue(value)}`;
  return [{path, text, suggestion: suggestionFor(issue, value)}];
}

function suggestionFor(issue: Issue, value: unknown): string | undefined {
  if (issue.code !== 'invalid_value' || typeof value !== 'string') return undefined;
  const accepted = issue.values.filter((one) => typeof one === 'string');
  return nearestWord(value, accepted, 0.5);
}

/**
 * Describes the mistakes that a schema found in `value`.
 *
 * @param schema - schema whose field names are suggested instead of misspelt names
 */
export function describeIssues(issues: readonly Issue[], value: unknown, schema?: unknown): DescribedIssue[] {
  return issues.flatMap((issue) => describeIssue(issue, {root: value, schema}, []));
}

/** Full sentence about a mistake: '"navbar" has no field "itmes". Did you mean "items"?' */
export function issueSentence({
  path,
  text,
  unknownKeys,
  knownFields = [],
  suggestion,
}: DescribedIssue): string {
  const field = `"${formatPath(path)}"`;
  const isSentence = text.endsWith('.') && !/^[a-z]/.test(text);
  if (isSentence) return path.length === 0 || text.includes(field) ? text : `${field}: ${text}`;
  const subject = path.length > 0 ? field : 'It';
  const suggestions = (unknownKeys ?? []).flatMap((key) => nearestWord(key, knownFields) ?? []);
  if (suggestion !== undefined) suggestions.push(suggestion);
  const quoted = suggestions.map((word) => `"${word}"`);
  const question = quoted.length > 0 ? ` Did you mean ${listWords(quoted, 'and')}?` : '';
  return `${subject} ${text}${text.endsWith('.') ? '' : '.'}${question}`;
}
