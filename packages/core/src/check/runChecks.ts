import picomatch from 'picomatch';
import type {CheckFlags} from '../config/flags.js';
import {errors} from '../errors/catalog.js';
import {CHECK_NAMES, type CheckName} from '../schema/checkNames.js';
import {groupToMap} from '../shared/groupToMap.js';
import type {CheckedSite} from './CheckedSite.js';
import {checks} from './checks.js';
import type {Finding, ReportedFinding} from './Finding.js';

/** Result of `site check`. */
export interface CheckReport {
  /** Names of the checks that ran. */
  readonly checks: readonly CheckName[];
  /** Number of pages of the output; `undefined` if no check needed it. */
  readonly pages: number | undefined;
  /** Sorted by file and line; findings without a file are at the end. */
  readonly findings: readonly ReportedFinding[];
}

/** Runs the selected checks, one after the other. @throws {SiteError} if a check cannot run */
export async function runChecks(site: CheckedSite): Promise<CheckReport> {
  const names = selectChecks(site.flags, site.settings.severity);
  const findings: Finding[] = [];
  for (const name of names) findings.push(...(await checks[name].run(site)));
  return {checks: names, pages: await site.countPages(), findings: reportedFindings(findings, site.settings)};
}

/**
 * Returns the names of the checks to run, in the order of `CHECK_NAMES`.
 *
 * @throws {SiteError} `CHECK_UNKNOWN`
 */
export function selectChecks(
  flags: Pick<CheckFlags, 'only' | 'skip' | 'external' | 'accessibility'>,
  severity: CheckedSite['settings']['severity'],
): readonly CheckName[] {
  const {only, skip = []} = flags;
  for (const name of [...(only ?? []), ...skip]) {
    if (!CHECK_NAMES.some((one) => one === name)) throw errors.checkUnknown({name, known: CHECK_NAMES});
  }
  const requested: ReadonlySet<string> = new Set([
    ...(flags.external ? ['external'] : []),
    ...(flags.accessibility ? ['accessibility'] : []),
  ]);
  const isSelected = (name: CheckName) =>
    only ? only.includes(name) || requested.has(name) : !checks[name].option || requested.has(name);
  return CHECK_NAMES.filter((name) => isSelected(name) && !skip.includes(name) && severity[name] !== 'off');
}

/** Leaves out ignored findings, sets severities, and joins findings that are equal but for the page. */
export function reportedFindings(
  findings: readonly Finding[],
  {severity, ignore}: Pick<CheckedSite['settings'], 'severity' | 'ignore'>,
): readonly ReportedFinding[] {
  const exceptions = ignore.map(exceptionOf);
  const kept = findings.filter((finding) => !exceptions.some((matches) => matches(finding)));
  const groups = groupToMap(kept, ({page: _, ...finding}) => JSON.stringify(finding));
  const reported = [...groups.values()].map((group): ReportedFinding => {
    const [first] = group;
    const pages = new Set(group.flatMap(({page}) => page ?? []));
    const isWarning = first.severity === 'warn' || severity[first.check] === 'warn';
    return {...first, severity: isWarning ? 'warn' : 'error', ...(pages.size > 1 && {pages: pages.size})};
  });
  return reported.sort(inOrder);
}

type Exception = CheckedSite['settings']['ignore'][number];

function exceptionOf({check, code, page, file, message}: Exception): (finding: Finding) => boolean {
  const isPage = page === undefined ? undefined : picomatch(page);
  const isFile = file === undefined ? undefined : picomatch(file);
  return (finding) =>
    (check === undefined || check === finding.check) &&
    (code === undefined || code === finding.code) &&
    (!isPage || (finding.page !== undefined && isPage(finding.page))) &&
    (!isFile || (finding.file !== undefined && isFile(finding.file))) &&
    (message === undefined || finding.message.includes(message));
}

/** Character that sorts after all others. */
const LAST = '\uffff';

function inOrder(a: ReportedFinding, b: ReportedFinding): number {
  const [first, second] = [a, b].map(({file = LAST, page = LAST}) => `${file}\n${file === LAST ? page : ''}`);
  if (first !== second) return (first ?? '') < (second ?? '') ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
