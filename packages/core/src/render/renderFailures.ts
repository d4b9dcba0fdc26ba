import {errors} from '../errors/catalog.js';
import type {SiteError, SourceLocation} from '../errors/SiteError.js';
import {shownPath} from '../paths.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {groupToMap} from '../shared/groupToMap.js';
import {findComponentUse, innermostComponent} from './findComponentUse.js';
import type {PageFailure} from './RenderJob.js';

/** Maximum number of pages in the message of one error. */
const SHOWN_PAGES = 3;

/** A failure, with the file and line of the site's code that threw, if they were found. */
export interface LocatedFailure extends PageFailure {
  readonly thrownAt?: SourceLocation | undefined;
}

interface DescribedFailure {
  readonly path: string;
  /** The line in the page's source that uses the component that threw. */
  readonly used: SourceLocation | undefined;
  /** File and line that threw, in code or in the content of the page. */
  readonly location: SourceLocation | undefined;
  readonly component: string | undefined;
  readonly message: string;
  readonly hint: string | undefined;
}

/** Failures with the same error in the same file and line. */
type FailureGroup = readonly [DescribedFailure, ...DescribedFailure[]];

/** Matches errors about names that only exist in browsers. */
const BROWSER_NAME =
  /^(?:window|document|navigator|location|history|self|localStorage|sessionStorage|matchMedia|requestAnimationFrame|[A-Z]\w*(?:Element|Observer)) is not defined/;
const BROWSER_HINT = 'Put code that needs the browser into an effect or into <BrowserOnly>.';

function describe(failure: LocatedFailure, page: PlannedPage | undefined, siteDir: string): DescribedFailure {
  const use = findComponentUse(failure, page, siteDir);
  return {
    path: failure.path,
    used: use?.location,
    location: failure.thrownAt ?? (use?.isOfContent ? use.location : undefined),
    component: innermostComponent(failure.componentStack),
    message: failure.message,
    hint: BROWSER_NAME.test(failure.message) ? BROWSER_HINT : use?.hint,
  };
}

function groupFailures(failures: readonly DescribedFailure[]): FailureGroup[] {
  const groups = groupToMap(failures, ({location, component, message}) =>
    JSON.stringify([location?.file, location?.line, component, message]),
  );
  return [...groups.values()];
}

function shown(location: SourceLocation, siteDir: string): string {
  const file = shownPath(siteDir, location.file);
  return location.line === undefined ? file : `${file}:${location.line}`;
}

/** Lists the pages of a group. Names each by the file and line that use the component, or by its URL path. */
function pagesText(group: FailureGroup, siteDir: string): string {
  const names = group.map(({used, path: route}) => (used ? shown(used, siteDir) : route));
  const others = names.length - SHOWN_PAGES;
  return [...names.slice(0, SHOWN_PAGES), ...(others > 0 ? [`${others} more`] : [])].join(', ');
}

/**
 * Returns the file and line that the error message names first for a group: the line that threw or, if it was not found
 * and the group has one page, the line that uses the component.
 */
function leadOf(group: FailureGroup): SourceLocation | undefined {
  const [{location, used}] = group;
  return location ?? (group.length === 1 ? used : undefined);
}

function textOf(group: FailureGroup, siteDir: string): string {
  const [{component, path: route, location, used, message}] = group;
  const pages = group.length === 1 ? route : `${group.length} pages`;
  const what = component ? `<${component}> threw while rendering ${pages}` : `${pages} did not render`;
  const isElsewhere = location && used && location.file !== used.file;
  const where = isElsewhere || group.length > 1 ? ` (on ${pagesText(group, siteDir)})` : '';
  return `${what}: ${message}${where}`;
}

/** Makes one error for all pages that threw, with file and line in code or content, the component, and the message. */
export function renderFailures(
  failures: readonly LocatedFailure[],
  pages: readonly PlannedPage[],
  {siteDir}: {siteDir: string},
): SiteError {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const described = failures.map((failure) => describe(failure, byPath.get(failure.path), siteDir));
  const groups = groupFailures(described);
  const hint = [...new Set(described.flatMap((one) => one.hint ?? []))].join('\n');
  const [first] = groups;
  if (first && groups.length === 1) {
    return errors.pageNotRendered({text: textOf(first, siteDir), location: leadOf(first), hint});
  }
  const lines = groups.map((group) => {
    const lead = leadOf(group);
    return `- ${lead ? `${shown(lead, siteDir)} ` : ''}${textOf(group, siteDir)}`;
  });
  return errors.pagesNotRendered({count: failures.length, lines, hint});
}
