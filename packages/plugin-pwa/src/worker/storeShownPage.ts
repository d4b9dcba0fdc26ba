import {layoutFile} from '@lectern/core/shared/payload';
import type {ShownPage} from './shownPage.js';
import type {SiteFiles} from './siteFiles.js';
import type {VisitedFiles} from './visitedFiles.js';

/**
 * Returns the URL of the layout file that a stored payload (JSON data of a page) names. A page that was loaded as a
 * document has the layout in its HTML, so the browser has not requested the layout file.
 */
async function layoutOf(payload: string, scope: string, visited: VisitedFiles): Promise<string | undefined> {
  const response = await visited.match(new Request(payload));
  const facts: unknown = await response?.json();
  if (typeof facts !== 'object' || facts === null || !('layout' in facts)) return undefined;
  return typeof facts.layout === 'string' ? scope + layoutFile(facts.layout) : undefined;
}

export interface StoreInput {
  readonly scope: string;
  readonly site: SiteFiles;
  readonly visited: VisitedFiles;
}

/** Stores the page, its payload, files and layout, unless they are stored already. */
export async function storeShownPage(
  {page, payload, files}: ShownPage,
  {scope, site, visited}: StoreInput,
): Promise<void> {
  if (site.has(new URL(page))) return visited.visit(files);
  await visited.visit([page, payload, ...files]);
  const layout = await layoutOf(payload, scope, visited);
  if (layout !== undefined) await visited.visit([layout]);
}
