import {describeIssues, issueSentence} from '@lectern/core/content-helpers';
import type {z} from '@lectern/core/zod';
import {errors} from './errors.js';

/**
 * Checks the options of a provider.
 *
 * @param name - name of the provider: "typesense"
 * @throws {SiteError} `SEARCH_OPTIONS`, which names every option that is wrong
 */
export function checkOptions<Schema extends z.ZodObject>(
  schema: Schema,
  options: unknown,
  {name, configFile}: {readonly name: string; readonly configFile: string},
): z.output<Schema> {
  const given = options ?? {};
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issues = describeIssues(result.error.issues, given, schema);
  const problems = issues.map(issueSentence);
  const [first] = issues;
  const field = first?.unknownKeys?.[0] ?? first?.path.at(-1);
  throw errors.optionsInvalid({
    provider: name,
    problems,
    configFile,
    path: field === undefined ? [name] : [name, field],
  });
}
