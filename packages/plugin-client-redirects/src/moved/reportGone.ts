import type {LoadContext, PostBuildProps} from '@lectern/core';
import {codedText, type Problem, reportProblems, type Severity} from '@lectern/core/content-helpers';
import {keyOf} from '../addressText.js';
import {GONE_REPORT} from '../errors.js';
import type {RedirectPlan} from '../planRedirects.js';
import {fileFinder, hostedFileFinder, pagePaths, withoutBaseUrl} from '../siteAddresses.js';
import {type BuiltPage, buildRecordTable} from './buildRecord.js';
import {checkPublished} from './checkPublished.js';
import {findingsOf} from './findings.js';
import {readPublished} from './lists.js';
import {listedPages, readFacts} from './pageFacts.js';

export interface ReportInput {
  readonly context: LoadContext;
  readonly props: PostBuildProps;
  /** Options of the plugin; `path` is set. */
  readonly options: {readonly id: string; readonly path: string; readonly onMovedPages: Severity};
  readonly plan: RedirectPlan;
}

/** Maximum number of addresses that a report lists. */
const MAX_LISTED = 50;

function builtPages({routes, routesPaths, baseUrl}: PostBuildProps): readonly BuiltPage[] {
  const listed = new Map(
    listedPages(routes, (route) => withoutBaseUrl(route, baseUrl)).map((page) => [page.address, page]),
  );
  return pagePaths({routesPaths, baseUrl}).map((address) => {
    const page = listed.get(address);
    return {address, source: page?.source, isListed: page !== undefined};
  });
}

/**
 * Stores the pages of a build for `site redirects`, and reports the published addresses that lead nowhere.
 *
 * @throws {SiteError} `REDIRECT_MISSING`, depending on `onMovedPages`; `REDIRECT_FILE_INVALID`
 */
export async function reportGone({context, props, options, plan}: ReportInput): Promise<void> {
  const published = await readPublished(context, options.path);
  const pages = builtPages(props);
  const isFile = hostedFileFinder(fileFinder(props.outDir));
  const pageKeys = new Set(pages.map(({address}) => keyOf(address)));
  const redirects = plan.redirects.filter(({option}) => option[0] !== 'accepted');
  const redirectKeys = new Set(plan.redirects.map(({from}) => keyOf(from)));
  const isOther = (address: string) => !pageKeys.has(keyOf(address)) && !redirectKeys.has(keyOf(address));
  buildRecordTable(context, options.id).write({
    build: {
      pages,
      redirects: redirects.map(({from, target}) => ({from, target})),
      files: (published?.addresses ?? [])
        .map(({address}) => address)
        .filter((one) => isOther(one) && isFile(one)),
    },
  });
  if (!published) {
    context.reports?.warn(
      codedText(
        GONE_REPORT.code,
        'There is no list of published addresses yet, so moved pages are not found.',
        'Run "site redirects --accept" to write it, and commit it.',
      ),
    );
    return;
  }
  if (options.onMovedPages === 'ignore') return;
  const missing = checkPublished({
    published: published.addresses,
    pages,
    plan,
    isFile,
    readFacts: (page) => readFacts(page, context.siteDir),
  });
  const findings = findingsOf(missing, context, options.path);
  const isError = options.onMovedPages === 'throw';
  const problems = findings.slice(0, MAX_LISTED).map(({file, line, message}): Problem => {
    // A warning without file and line is printed once for all locales that have the address.
    return isError ? {file, line, message} : {file: '', message};
  });
  const more = findings.length - problems.length;
  reportProblems(more > 0 ? [...problems, {file: '', message: `And ${more} more.`}] : problems, {
    ...GONE_REPORT,
    severity: options.onMovedPages,
    context,
  });
}
