import fs from 'node:fs';
import {errors, type FieldProblem} from '../errors/catalog.js';
import {type DescribedIssue, describeIssues, issueSentence} from '../errors/describeIssues.js';
import {checkRelocatable} from './checkRelocatable.js';
import {findFieldLine} from './findFieldLine.js';
import {CONFIG_FIELDS, configSchema, type ParsedConfig} from './schema.js';

/**
 * Validates the exports of a config file and sets defaults.
 *
 * @throws {SiteError} `CONFIG_UNKNOWN_FIELD` if all problems are unknown top-level fields; otherwise
 *   `CONFIG_INVALID_FIELD` with all problems
 */
export function checkConfig(value: unknown, file: string): ParsedConfig {
  const result = configSchema.safeParse(value);
  if (result.success) return checkRelocatable(result.data, file);
  const issues = describeIssues(result.error.issues, value, configSchema);
  const text = fs.readFileSync(file, 'utf8');
  const unknown = issues.filter(({path, unknownKeys}) => unknownKeys && path.length === 0);
  if (unknown.length > 0 && unknown.length === issues.length) {
    const fields = unknown
      .flatMap(({unknownKeys}) => unknownKeys ?? [])
      .map((name) => ({name, line: findFieldLine(text, [name])}));
    throw errors.configUnknownField(file, fields, CONFIG_FIELDS);
  }
  throw errors.configInvalidField({file, problems: issues.flatMap((issue) => problemsOf(issue, text))});
}

function problemsOf(issue: DescribedIssue, text: string): FieldProblem[] {
  const {path, unknownKeys} = issue;
  if (!unknownKeys) return [{text: issueSentence(issue), line: findFieldLine(text, path)}];
  return unknownKeys.map((key) => {
    const one = {...issue, unknownKeys: [key], text: `has no field "${key}"`};
    return {text: issueSentence(one), line: findFieldLine(text, [...path, key])};
  });
}
