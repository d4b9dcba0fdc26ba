import fs from 'node:fs';
import {errors, type FieldProblem} from '../errors/catalog.js';
import {type DescribedIssue, describeIssues, issueSentence} from '../errors/describeIssues.js';
import {findFieldLine} from './findFieldLine.js';
import {CONFIG_FIELDS, configSchema, type ParsedConfig} from './schema.js';

/**
 * Checks what a configuration file exports and fills in the defaults.
 *
 * @throws {SiteError} `CONFIG_UNKNOWN_FIELD` with every unknown field, else `CONFIG_INVALID_FIELD` with every wrong one.
 */
export function checkConfig(value: unknown, file: string): ParsedConfig {
  const result = configSchema.safeParse(value);
  if (result.success) return result.data;
  const issues = describeIssues(result.error.issues, value);
  const text = fs.readFileSync(file, 'utf8');
  const unknown = issues.filter(({path, unknownKeys}) => unknownKeys && path.length === 0);
  if (unknown.length > 0) {
    const fields = unknown
      .flatMap(({unknownKeys}) => unknownKeys ?? [])
      .map((name) => ({name, line: findFieldLine(text, [name])}));
    throw errors.configUnknownField({file, fields, known: CONFIG_FIELDS});
  }
  throw errors.configInvalidField({file, problems: issues.map((issue) => problemOf(issue, text))});
}

function problemOf(issue: DescribedIssue, text: string): FieldProblem {
  const path = [...issue.path, ...(issue.unknownKeys?.slice(0, 1) ?? [])];
  return {text: issueSentence(issue), line: findFieldLine(text, path)};
}
