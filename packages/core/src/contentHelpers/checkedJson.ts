import type {z} from '#zod';
import {describeIssues, issueSentence} from '../errors/describeIssues.js';
import {lineInJson} from '../errors/jsonLine.js';
import {parseJson} from '../errors/parseJson.js';
import type {SiteError} from '../errors/SiteError.js';

/**
 * Parses the JSON of a file, and checks it with a schema. For the first mistake, throws the error that `invalid`
 * returns.
 *
 * @param invalid - makes the error for the first mistake
 */
export function checkedJson<T>(
  text: string,
  schema: z.ZodType<T>,
  invalid: (mistake: {readonly line: number; readonly reason: string}) => SiteError,
): T {
  const parsed = parseJson(text);
  if ('reason' in parsed) throw invalid({line: parsed.line, reason: `it is not JSON (${parsed.reason}).`});
  const result = schema.safeParse(parsed.value);
  if (result.success) return result.data;
  const [first] = describeIssues(result.error.issues, parsed.value, schema);
  throw invalid({
    line: lineInJson(text, [...(first?.path ?? []), ...(first?.unknownKeys ?? [])]),
    reason: first ? issueSentence(first) : 'it has the wrong shape.',
  });
}
