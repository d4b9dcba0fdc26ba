import type {LoadContext, PlannedSite, Plugin, PostBuildProps, SiteFiles, Validate} from '@lectern/core';
import {
  codedText,
  configLocation,
  listProblems,
  type Problem,
  throwProblems,
} from '@lectern/core/content-helpers';
import {collectRedirects, type WrittenRedirect} from './collectRedirects.js';
import {writeHostFiles} from './hosts/writeHostFiles.js';
import {findMovedPages} from './moved/checkLocale.js';
import {listFiles, readAccepted} from './moved/lists.js';
import {reportGone} from './moved/reportGone.js';
import {type PluginOptions, redirectsOptionsSchema} from './options.js';
import {planRedirects, type RedirectPlan, type RedirectProblem} from './planRedirects.js';
import {addRedirectsCommand} from './redirectsCommand.js';
import {fileFinder, pagePaths, plannedPaths, staticFileFinder} from './siteAddresses.js';
import {redirectFiles, writeRedirects} from './writeRedirects.js';

export type {CreateRedirects, Options, PluginOptions} from './options.js';

const NAME = 'docusaurus-plugin-client-redirects';
const HINT = 'A redirect leads from an address that is not in use to a page of the site, or to another site.';
/** Maximum number of redirects that one report lists. */
const MAX_LISTED = 50;

/** Content of the plugin: the redirects of the files in the folder `path`; `undefined` without this option. */
type RedirectsContent = readonly WrittenRedirect[] | undefined;

/**
 * Returns a problem with its line in the configuration, or in a file of redirects, for each wrong redirect; after the
 * first `MAX_LISTED` redirects, one problem with the number of the remaining ones.
 */
function problemsOf(
  redirects: readonly RedirectProblem[],
  {siteConfigPath}: LoadContext,
): readonly Problem[] {
  const problems = redirects.slice(0, MAX_LISTED).map(({redirect, message}): Problem => {
    const {file, line} = redirect.location ?? configLocation(siteConfigPath, redirect.option);
    return {file, line, message};
  });
  const more = redirects.length - problems.length;
  return more > 0 ? [...problems, {file: '', message: `And ${more} more.`}] : problems;
}

function reportErrors(errors: readonly RedirectProblem[], context: LoadContext): void {
  const {siteDir} = context;
  const heading = 'Some redirects cannot be made:';
  throwProblems(problemsOf(errors, context), {code: 'REDIRECT_BROKEN', heading, hint: HINT, siteDir});
}

function warnSkipped(warnings: readonly RedirectProblem[], context: LoadContext): void {
  if (warnings.length === 0) return;
  const {siteDir, reports} = context;
  const lines = listProblems(problemsOf(warnings, context), siteDir);
  reports?.warn(
    codedText(
      'REDIRECT_SKIPPED',
      `Some redirects are left out:\n${lines}`,
      'Remove them, or give them other addresses.',
    ),
  );
}

function planOf(
  props: PostBuildProps & {readonly content: RedirectsContent},
  options: PluginOptions,
): RedirectPlan {
  const pages = pagePaths(props);
  const written = collectRedirects(pages, options, props.content);
  return planRedirects({written, pages, isFile: fileFinder(props.outDir)});
}

/**
 * Redirect pages and their script for `site start`. Redirects with mistakes are left out; a build reports the mistakes.
 */
function devRedirects(site: PlannedSite, options: PluginOptions): SiteFiles {
  const own = site.plugins.find(({name, id}) => name === NAME && id === options.id);
  const pages = plannedPaths(site);
  const written = collectRedirects(pages, options, own?.content as RedirectsContent);
  const {redirects} = planRedirects({written, pages, isFile: staticFileFinder(site)});
  return redirectFiles(redirects, site);
}

function pathsToWatch(context: LoadContext, dir: string): readonly string[] {
  const {currentLocale, defaultLocale} = context.i18n;
  const files = [currentLocale, defaultLocale].map((locale) => listFiles(context, dir, locale));
  return [...new Set(files.flatMap(({published, redirects}) => [published, redirects]))];
}

/** Makes, for each old address, a page that redirects to the new address. */
export default function pluginClientRedirects(
  context: LoadContext,
  options: PluginOptions,
): Plugin<RedirectsContent> {
  const {id, path: dir, onMovedPages, hostFiles} = options;
  const isHash = context.siteConfig.future.experimental_router === 'hash';
  return {
    name: NAME,
    followsFiles: () => true,
    ...(dir !== undefined && {
      extendCli: (cli) => addRedirectsCommand(cli, context, {id, path: dir}),
      getPathsToWatch: () => pathsToWatch(context, dir),
      loadContent: () => readAccepted(context, dir),
      findFaults: () => findMovedPages(context, {id, path: dir}),
    }),
    getSiteFiles: (site) => (context.mode === 'development' && !isHash ? devRedirects(site, options) : {}),
    postBuild(props) {
      if (isHash) {
        context.reports?.warn(
          codedText(
            'REDIRECT_HASH_ROUTER',
            'With the hash router there are no redirects: the site is one page.',
          ),
        );
        return;
      }
      const {redirects, errors, warnings} = planOf(props, options);
      reportErrors(errors, context);
      warnSkipped(warnings, context);
      reportErrors(writeRedirects(redirects, props), context);
    },
    async outputReady(props) {
      if (isHash || (dir === undefined && hostFiles.length === 0)) return;
      const plan = planOf(props, options);
      writeHostFiles(hostFiles, plan.redirects, props);
      if (dir !== undefined) await reportGone({context, props, plan, options: {id, path: dir, onMovedPages}});
    },
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(redirectsOptionsSchema, options);
}
