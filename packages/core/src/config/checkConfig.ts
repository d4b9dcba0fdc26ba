import fs from 'node:fs';
import {errors, type FieldProblem} from '../errors/catalog.js';
import {type DescribedIssue, describeIssues, issueSentence} from '../errors/describeIssues.js';
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

/** Checks what cannot be combined with the option `relocatable`. @throws {SiteError} `CONFIG_INVALID_FIELD` */
function checkRelocatable(config: ParsedConfig, file: string): ParsedConfig {
  if (!config.relocatable) return config;
  const {future, i18n} = config;
  const problems: {readonly text: string; readonly path: readonly string[]}[] = [];
  if (future.experimental_router === 'hash') {
    const text =
      '"relocatable" cannot be combined with the hash router. Remove one of them: "relocatable" makes a file for each page, which also opens from disk.';
    problems.push({text, path: ['relocatable']});
  }
  for (const [locale, {baseUrl}] of Object.entries(i18n.localeConfigs)) {
    if (baseUrl === undefined) continue;
    const text = `"i18n.localeConfigs.${locale}.baseUrl" cannot be combined with "relocatable": the folder of the locale has to be in the folder of the site. Remove it.`;
    problems.push({text, path: ['i18n', 'localeConfigs', locale, 'baseUrl']});
  }
  if (problems.length === 0) return config;
  const text = fs.readFileSync(file, 'utf8');
  const located = problems.map((problem) => ({text: problem.text, line: findFieldLine(text, problem.path)}));
  throw errors.configInvalidField({file, problems: located});
}
