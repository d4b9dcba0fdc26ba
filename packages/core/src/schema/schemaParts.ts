import {z} from '#zod';
import {encodePath, tryDecodeUriComponent} from '../shared/encodePath.js';
import {isRecord} from '../shared/isRecord.js';

/**
 * Schema of options such as `onBrokenLinks`: `ignore` reports nothing, `log` and `warn` print a report, `throw` ends
 * the command with an error. In all schemas of this folder, an `error` text without a full stop is the end of the
 * message "… must be …"; an `error` text with a full stop is the whole message.
 */
export const severity = z.enum(['ignore', 'log', 'warn', 'throw']);

/**
 * Schema that accepts any function.
 *
 * @param type - `T` as text, for the generated types and the configuration reference
 */
export function functionSchema<T>(type: string): z.ZodType<T, T> {
  return z.custom<T>((value) => typeof value === 'function', {error: 'a function'}).meta({type});
}

/** Returns a base URL with one slash at each end: "docs" → "/docs/". */
function surroundWithSlashes(baseUrl: string): string {
  return `/${baseUrl}/`.replace(/\/{2,}/g, '/');
}

/** Returns the reason why a text is no base URL, as a full sentence; `undefined` for a base URL. */
function baseUrlProblem(given: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(given))
    return `"baseUrl" is a path such as "/handbook/"; put the rest of "${given}" into "url".`;
  const sign = /[?#\\]/.exec(given)?.[0];
  if (sign !== undefined) return `"baseUrl" is a path, which cannot have "${sign}".`;
  const dots = given.split('/').find((part) => /^\.\.?$/.test(tryDecodeUriComponent(part)));
  return dots && `"baseUrl" is the path below "url", which cannot have the part "${dots}".`;
}

/** Schema of a base URL. The result has one slash at each end, and escapes as in addresses: "bäse" → "/b%C3%A4se/". */
export const baseUrlPath = z
  .string()
  .superRefine((given, context) => {
    const message = baseUrlProblem(given);
    if (message !== undefined) context.addIssue({code: 'custom', message});
  })
  .transform((given) => encodePath(surroundWithSlashes(given)));

/** Schema of a text that may be left out. */
export const optionalText = z.string().optional();

/** Schema of a boolean that may be left out and has no default. */
export const optionalFlag = z.boolean().optional();

/** Schema of a boolean that is false by default. */
export const off = z.boolean().default(false);

/** Schema of a boolean that is true by default. */
export const on = z.boolean().default(true);

/** Returns the schema of a list of texts. `fallback` is the list if the field is left out. */
export function textList(fallback: string[]): z.ZodDefault<z.ZodArray<z.ZodString>> {
  return z.array(z.string()).default(fallback);
}

/** Schema of the value of an attribute of a tag, for example in `headTags`. */
export const attributeValue = z.union([z.string(), z.boolean(), z.undefined()]);

/** Schema of an object whose fields are not checked. */
export const freeObject = z.record(z.string(), z.unknown());

const KNOWN_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col ' +
    'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 ' +
    'h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu ' +
    'meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script ' +
    'search section select slot small source span strong style sub summary sup svg table tbody td template textarea ' +
    'tfoot th thead time title tr track u ul var video wbr'
  ).split(' '),
);

const attributes = z.record(z.string(), attributeValue);

export const htmlTag = z
  .strictObject({
    tagName: z.string(),
    attributes: attributes.optional(),
    innerHTML: optionalText,
    customElement: off,
  })
  .check(({value, issues}) => {
    if (value.customElement) return;
    if (!KNOWN_TAGS.has(value.tagName)) {
      const message = `"${value.tagName}" is not an HTML tag. If it is a custom element, add \`customElement: true\`.`;
      issues.push({code: 'custom', input: value, path: ['tagName'], message});
    }
    if (value.attributes === undefined) {
      issues.push({code: 'custom', input: value, path: ['attributes'], message: 'an object'});
    }
  })
  .meta({type: 'HtmlTagObject'});

const listed = (value: unknown, first: (value: unknown) => boolean): boolean =>
  Array.isArray(value) && (value.length === 1 || value.length === 2) && first(value[0]);
const isName = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isModule = (value: unknown): boolean =>
  typeof value === 'function' || (isRecord(value) && 'default' in value);
const isNothing = (value: unknown): boolean => value === false || value === null || value === undefined;

/**
 * Schema of an entry of `plugins`, `themes` or `presets`.
 *
 * @param type - `T` as text, for the generated types
 */
export function pluginEntry<T>(type: string): z.ZodType<T, T> {
  const isFirst = (value: unknown) => isName(value) || isModule(value);
  return z
    .custom<T>((value) => isNothing(value) || isFirst(value) || listed(value, isFirst), {
      error: 'a name, a function, [name or function, options], false or null',
    })
    .meta({type});
}
