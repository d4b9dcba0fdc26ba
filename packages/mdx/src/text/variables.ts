import {closest} from 'fastest-levenshtein';
import type {Variables} from '../types.js';

/** Groups of values, by the first word of a variable: "site" in `{{site.title}}`. */
export interface VariableScopes {
  /** Values of the configuration. */
  readonly site?: Variables | undefined;
  /** Values of the version that the page belongs to. */
  readonly version?: Variables | undefined;
  /** Front matter of the page. Only texts, numbers and booleans in it are values. */
  readonly page?: {readonly [name: string]: unknown} | undefined;
  /** Values that a page passes to a file that it includes. */
  readonly include?: Variables | undefined;
}

/** Mistake in a variable. */
export interface VariableProblem {
  /** Line in the text, from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

export interface ReplacedText {
  readonly text: string;
  /** One entry for each of the first variables without a value. Its name is in the text instead: "site.titel". */
  readonly problems: readonly VariableProblem[];
}

/** Matches a variable, `{{site.title}}`. A backslash before a variable keeps it as text. */
const VARIABLE = /(\\?)\{\{[ \t]*(site|version|page|include)((?:\.[A-Za-z_][\w-]*)+)[ \t]*\}\}/g;

/** Matches the name of a value or of a group. */
const VARIABLE_NAME = /^[A-Za-z_][\w-]*$/;

/** Most names that a message lists. */
const MAX_LISTED = 10;

/** Most mistakes that are reported for a text. */
const MAX_PROBLEMS = 50;

/** Most characters that variables may add to a text. */
const MAX_GROWTH = 1_000_000;

/** Advice for a variable of a group that has no values. */
const NO_VALUES: {readonly [scope in keyof Required<VariableScopes>]: string} = {
  site: 'Values of the site are set by "markdown.variables" in the config.',
  version: 'Only pages of docs belong to a version.',
  page: 'The front matter of this page has no such values; values in front matter cannot use each other.',
  include: 'Only a file that a page includes has these values.',
};

/**
 * Replaces variables by their values. Variables of a group that is not in `scopes` stay as they are. A line break in a value becomes a space, so all lines keep their numbers.
 *
 * @param text - with "\n" line breaks
 */
export function replaceVariables(text: string, scopes: VariableScopes): ReplacedText {
  if (!text.includes('{{')) return {text, problems: []};
  const problems: VariableProblem[] = [];
  let growth = 0;
  const replace = (
    word: string,
    backslash: string,
    scope: keyof VariableScopes,
    path: string,
    at: number,
  ) => {
    if (!(scope in scopes)) return word;
    if (backslash !== '') return word.slice(1);
    const found = valueAt(scope, path.slice(1), scopes);
    if ('value' in found) growth += found.value.length;
    if ('value' in found && growth <= MAX_GROWTH) return found.value;
    if (problems.length < MAX_PROBLEMS)
      problems.push({...placeOf(text, at), ...('value' in found ? TOO_LONG : found)});
    // Without braces, since MDX would read them as an expression.
    return scope + path;
  };
  return {text: text.replace(VARIABLE, replace), problems};
}

/** Replaces the variables in all texts of a front matter. Variables without a value become their names. */
export function replaceInFrontMatter(
  frontMatter: {readonly [key: string]: unknown},
  scopes: VariableScopes,
): {readonly [key: string]: unknown} {
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceVariables(value, scopes).text;
    if (Array.isArray(value)) return value.map(replace);
    return isGroup(value) && !(value instanceof Date) ? replaceAll(value) : value;
  };
  const replaceAll = (group: {readonly [key: string]: unknown}) =>
    Object.fromEntries(Object.entries(group).map(([key, value]) => [key, replace(value)]));
  return replaceAll(frontMatter);
}

type Advice = Pick<VariableProblem, 'message' | 'hint'>;

const TOO_LONG: Advice = {
  message: 'The variables of this page add more than a million characters to it.',
  hint: 'Use shorter values, or fewer variables.',
};

function valueAt(
  scope: keyof VariableScopes,
  path: string,
  scopes: VariableScopes,
): {readonly value: string} | Advice {
  let value: unknown = scopes[scope];
  for (const name of path.split('.'))
    value = isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  if (isValue(value))
    return {
      value: String(value)
        .trim()
        .replace(/\s*\n\s*/g, ' '),
    };
  const variable = `${scope}.${path}`;
  const names = namesOf(scopes[scope], `${scope}.`);
  const listed = names.slice(0, MAX_LISTED).join(', ');
  return {
    message: `The variable "${variable}" has no value.`,
    hint:
      names.length === 0
        ? NO_VALUES[scope]
        : `Did you mean "${closest(variable, names)}"? There are: ${listed}${names.length > MAX_LISTED ? ', …' : ''}.`,
  };
}

function namesOf(values: unknown, prefix: string): string[] {
  if (!isGroup(values)) return isValue(values) ? [prefix.slice(0, -1)] : [];
  return Object.entries(values).flatMap(([name, value]) =>
    VARIABLE_NAME.test(name) ? namesOf(value, `${prefix}${name}.`) : [],
  );
}

function isValue(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isGroup(value: unknown): value is {readonly [name: string]: unknown} {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placeOf(text: string, offset: number): {line: number; column: number} {
  const above = text.slice(0, offset);
  return {line: above.split('\n').length, column: offset - above.lastIndexOf('\n')};
}
