import {isRelocatable, relocation, usesHashRouter} from '@generated/router';
import {type ArtifactModule, parsePage} from '@lectern/mdx/client';

import {fileUrl} from '../router/hashAddress.js';
import {MissingFileError, PageLoadError} from './errors.js';

/**
 * Fetches and parses a JSON file of the site.
 *
 * @throws {MissingFileError} for status 404, or if the answer is an HTML page
 * @throws {PageLoadError} for any other error status
 */
export async function fetchJson<T>(url: string): Promise<T> {
  if (isRelocatable) return JSON.parse(await relocation.loadText(url));
  return (await fetchFile(url)).json();
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(usesHashRouter ? fileUrl(url) : url, {credentials: 'include'});
  if (response.status === 404) throw new MissingFileError(`${url} does not exist.`);
  // Hosts for single-page apps answer every unknown path with an HTML page.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw new MissingFileError(`${url} is a page.`);
  if (!response.ok) throw new PageLoadError(`${url} could not be loaded (status ${response.status}).`);
  return response;
}

/**
 * Loads an artifact (compiled Markdown file): imports it if it is an ES module (".js"), otherwise parses it as data.
 * Uses no `eval`, so a strict Content-Security-Policy allows it.
 */
export async function loadArtifact(url: string): Promise<ArtifactModule> {
  if (!url.endsWith('.js'))
    return parsePage(isRelocatable ? await relocation.loadText(url) : await (await fetchFile(url)).text());
  return import(/* webpackIgnore: true */ /* @vite-ignore */ moduleUrl(url));
}

function moduleUrl(url: string): string {
  if (isRelocatable) return relocation.fileAddress(url);
  return usesHashRouter ? fileUrl(url) : url;
}
