import path from 'node:path';
import {plural} from '../errors/words.js';
import type {CheckName} from '../schema/checkNames.js';
import {groupToMap} from '../shared/groupToMap.js';
import {colors} from '../terminal/colors.js';
import {checks} from './checks.js';
import type {ReportedFinding} from './Finding.js';
import type {CheckReport} from './runChecks.js';

/** Number of findings of one check above which the others are only counted. */
const MAX_SHOWN = 100;

/** Version of the JSON. Increase it if a field is removed or gets another meaning. */
const JSON_VERSION = 1;

/** Numbers of findings by severity. */
export function countFindings({findings}: CheckReport): {readonly errors: number; readonly warnings: number} {
  const errors = findings.filter(({severity}) => severity === 'error').length;
  return {errors, warnings: findings.length - errors};
}

/** The report as JSON. The website describes its fields. */
export function jsonReport(report: CheckReport): string {
  const {checks: names, pages, findings} = report;
  return JSON.stringify(
    {version: JSON_VERSION, checks: names, pages: pages ?? null, ...countFindings(report), findings},
    undefined,
    2,
  );
}

/** An error by which the command could not run, as JSON. */
export function jsonError(error: {readonly [field: string]: unknown}): string {
  return JSON.stringify({version: JSON_VERSION, error}, undefined, 2);
}

/**
 * Lines of the report for people, grouped by source file. Files are relative to the current folder, and have their line, so
 * that terminals and editors open them.
 */
export function reportLines(report: CheckReport, siteDir: string): string[] {
  const {findings} = report;
  const shown = findings.filter(isShown(findings));
  const groups = groupToMap(shown, ({file, page}) => file ?? page ?? '');
  const lines = [...groups].flatMap(([name, group]) => [
    colors.bold(group[0].file === undefined ? name || 'The site' : fileName(name, siteDir)),
    ...group.flatMap((finding) => findingLines(finding, siteDir)),
    '',
  ]);
  return [...lines, ...notShown(report.checks, findings, shown)];
}

/** Returns a filter that keeps the first findings of each check. */
function isShown(findings: readonly ReportedFinding[]): (finding: ReportedFinding) => boolean {
  const groups = groupToMap(findings, ({check}) => check);
  const kept = new Set([...groups.values()].flatMap((group) => group.slice(0, MAX_SHOWN)));
  return (finding) => kept.has(finding);
}

function notShown(
  names: readonly CheckName[],
  findings: readonly ReportedFinding[],
  shown: readonly ReportedFinding[],
): string[] {
  return names.flatMap((name) => {
    const count = (list: readonly ReportedFinding[]) => list.filter(({check}) => check === name).length;
    const others = count(findings) - count(shown);
    return others === 0 ? [] : [`${others} more findings of the check "${name}". --json lists all.`];
  });
}

function fileName(file: string, siteDir: string): string {
  return path.relative(process.cwd(), path.join(siteDir, file));
}

function findingLines(finding: ReportedFinding, siteDir: string): string[] {
  const {check, code, file, line, page, pages, message, hint, severity} = finding;
  const location = file === undefined || line === undefined ? '' : `${fileName(file, siteDir)}:${line} `;
  const label = severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const name = colors.dim(`[${[check, code].filter(Boolean).join(' ')}]`);
  const where = file === undefined || page === undefined ? '' : ` on ${page}`;
  const more = pages === undefined ? '' : `${where || ` on ${page}`} and ${pages - 1} more`;
  const on = more || where;
  return [
    `  ${location}${label} ${message} ${name}`,
    ...(on === '' ? [] : [colors.dim(`    ${on.trim()}`)]),
    ...(hint === undefined ? [] : [`    ${hint}`]),
  ];
}

/** Last line: numbers of findings, and the checks that ran and that did not. */
export function summary(report: CheckReport): string {
  const {errors, warnings} = countFindings(report);
  const counts = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ];
  const found = counts.length === 0 ? 'Nothing found' : counts.join(' and ');
  const where = report.pages === undefined ? '' : ` on ${plural(report.pages, 'page')}`;
  const options = Object.entries(checks).flatMap(([name, {option}]) =>
    option === undefined || report.checks.some((one) => one === name) ? [] : [option],
  );
  const others = options.length === 0 ? '' : ` Not checked: ${options.join(', ')}.`;
  return `${found}${where} by ${report.checks.join(', ') || 'no check'}.${others}`;
}
