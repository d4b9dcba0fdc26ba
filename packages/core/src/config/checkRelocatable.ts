import fs from 'node:fs';
import {errors} from '../errors/catalog.js';
import {findFieldLine} from './findFieldLine.js';
import type {ParsedConfig} from './schema.js';

/**
 * Checks what cannot be combined with the option `relocatable`.
 *
 * @throws {SiteError} `CONFIG_INVALID_FIELD`
 */
export function checkRelocatable(config: ParsedConfig, file: string): ParsedConfig {
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
