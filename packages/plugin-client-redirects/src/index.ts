import path from 'node:path';
import type {LoadContext, PlannedSite, Plugin, PostBuildProps, SiteFiles, Validate} from '@lectern/core';
import {
  codedText,
  configLocation,
  isFileSync,
  leafRoutes,
  listProblems,
  type Problem,
  throwProblems,
} from '@lectern/core/content-helpers';
import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {collectRedirects} from './collectRedirects.js';
import {type PluginOptions, redirectsOptionsSchema} from './options.js';
import {planRedirects, type RedirectProblem} from './planRedirects.js';
import {redirectFiles, writeRedirects} from './writeRedirects.js';

export type {CreateRedirects, Options, PluginOptions} from './options.js';

const HINT = 'A redirect leads from an address that is not in use to a page of the site, or to another site.';
/** Maximum number of redirects that one report lists. */
const MAX_LISTED = 50;

/**
 * Returns a problem with its line in the configuration for each wrong redirect; after the first `MAX_LISTED` redirects,
 * one problem with the number of the remaining ones.
 */
function problemsOf(
  redirects: readonly RedirectProblem[],
  {siteConfigPath}: LoadContext,
): readonly Problem[] {
  const problems = redirects.slice(0, MAX_LISTED).map(({redirect, message}): Problem => {
    const {file, line} = configLocation(siteConfigPath, redirect.option);
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

/**
 * @returns a function that returns `true` if the folder `outDir` contains the file for a URL path, which is relative to
 * the base URL: "/manual.pdf"
 */
function fileFinder(outDir: string): (path: string) => boolean {
  return (address) => {
    const file = path.join(outDir, tryDecodeUriComponent(address));
    return file.startsWith(outDir + path.sep) && isFileSync(file);
  };
}

/** Paths of all pages but the not-found page, without the base URL: "/docs/intro". */
function pagePaths({
  routesPaths,
  baseUrl,
}: Pick<PostBuildProps, 'routesPaths' | 'baseUrl'>): readonly string[] {
  return routesPaths
    .filter((route) => route !== `${baseUrl}404.html`)
    .map((route) => (route.startsWith(baseUrl) ? route.slice(baseUrl.length - 1) : '/'));
}

/**
 * @returns a function that returns `true` if a static folder contains the file for a URL path, which is relative to the
 * base URL: "/manual.pdf"
 */
function staticFileFinder({siteDir, siteConfig}: LoadContext): (path: string) => boolean {
  const finders = siteConfig.staticDirectories.map((dir) => fileFinder(path.resolve(siteDir, dir)));
  return (address) => finders.some((hasFile) => hasFile(address));
}

/**
 * Redirect pages and their script for `site start`. Redirects with mistakes are left out; a build reports the mistakes.
 */
function devRedirects(site: PlannedSite, options: PluginOptions): SiteFiles {
  const routesPaths = leafRoutes(site.routes).map((route) => route.path);
  const pages = pagePaths({...site, routesPaths});
  const written = collectRedirects(pages, options);
  const {redirects} = planRedirects({written, pages, isFile: staticFileFinder(site)});
  return redirectFiles(redirects, site);
}

/** Makes, for each old address, a page that redirects to the new address. */
export default function pluginClientRedirects(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-client-redirects',
    followsFiles: () => true,
    getSiteFiles(site) {
      const isHash = context.siteConfig.future.experimental_router === 'hash';
      return context.mode === 'development' && !isHash ? devRedirects(site, options) : {};
    },
    postBuild(props) {
      if (context.siteConfig.future.experimental_router === 'hash') {
        context.reports?.warn(
          codedText(
            'REDIRECT_HASH_ROUTER',
            'With the hash router there are no redirects: the site is one page.',
          ),
        );
        return;
      }
      const pages = pagePaths(props);
      const written = collectRedirects(pages, options);
      const {redirects, errors, warnings} = planRedirects({written, pages, isFile: fileFinder(props.outDir)});
      reportErrors(errors, context);
      warnSkipped(warnings, context);
      reportErrors(writeRedirects(redirects, props), context);
    },
  };
}

export function validateOptions({validate, options}: {validate: Validate; options: unknown}): PluginOptions {
  return validate(redirectsOptionsSchema, options);
}
