import {createHeadIndex} from './createHeadIndex.js';
import {describeContents} from './describeContents.js';
import {localeClashes} from './localeClashes.js';
import type {PlanInput} from './PlanInput.js';
import {collectGlobalData, planData} from './planData.js';
import {ruleOf} from './planImported.js';
import {notFoundPage, planPages} from './planPages.js';
import {RouteReader} from './RouteReader.js';
import type {SitePlan} from './SitePlan.js';

/** Makes the plan of the site: all pages, content, data files and published assets. Reads and writes no files. */
export function planSite(input: PlanInput): SitePlan {
  const {context, contents, routes, files, requests, isIndexed} = input;
  const {baseUrl, siteConfig} = context;
  const pathRules = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const globalData = collectGlobalData(contents);
  const reader = new RouteReader({
    requests,
    files,
    descriptions: describeContents(routes, {requests, files}),
    ruleOf: (file) => ruleOf(file, input.rules),
  });
  const planned = planPages(routes, {
    reader,
    rules: pathRules,
    isIndexed,
    headOf: createHeadIndex(contents),
  });
  const {pages} = planned;
  const hasNotFound = pages.some(({htmlFile}) => htmlFile === '404.html');
  return {
    ...planned,
    routes: routes.map(({route, plugin}) => ({...route, plugin})),
    pages: hasNotFound ? pages : [...pages, notFoundPage(reader, pathRules)],
    duplicates: [...planned.duplicates, ...localeClashes(pages, context.i18n)],
    isIndexed,
    contents: Object.fromEntries(reader.contents),
    assets: files.assets,
    data: planData(contents, globalData, baseUrl),
    globalData,
    codeRequests: [...reader.codeRequests].sort(),
    clientModules: input.clientModules,
    stillModules: input.stillModules,
    htmlTags: contents.flatMap(({htmlTags}) => htmlTags ?? []),
    themeAliases: input.themeAliases,
  };
}
