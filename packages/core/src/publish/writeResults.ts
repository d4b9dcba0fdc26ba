import type {SiteCollections} from '../collections/SiteCollections.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import type {PreparedPage} from '../render/preparePages.js';
import type {RenderedPage} from '../render/renderPages.js';
import {isCollectionRef} from '../shared/collectionQuery.js';

export interface ResultsInput {
  readonly prepared: readonly PreparedPage[];
  /** The same pages, in the same order. */
  readonly pages: readonly RenderedPage[];
  readonly collections: SiteCollections;
}

/**
 * Writes the results of all queries of pages, and the payload files of these pages again, since they list the results.
 *
 * @returns URLs of the results, by reference without "data:", and their paths in the output folder
 */
export function writeResults(
  folder: Pick<OutputFolder, 'write'>,
  {prepared, pages, collections}: ResultsInput,
): {readonly urls: {readonly [name: string]: string}; readonly outputPaths: readonly string[]} {
  const urls: {[name: string]: string} = {};
  const outputPaths = new Set<string>();
  for (const [at, {record}] of pages.entries()) {
    const results = resultUrls(record.data, (ref) => collections.url(ref));
    const refs = Object.keys(results);
    if (refs.length === 0) continue;
    for (const ref of refs) {
      const result = collections.result(ref);
      if (!result) continue;
      urls[ref.slice('data:'.length)] = results[ref] ?? '';
      if (outputPaths.has(result.outputPath)) continue;
      outputPaths.add(result.outputPath);
      folder.write(result.outputPath, result.text);
    }
    const one = prepared[at];
    if (one) folder.write(one.page.payloadFile, one.payload.fileText(results));
  }
  return {urls, outputPaths: [...outputPaths]};
}

/** URLs of the results of queries, by reference. References of other data files are left out. */
export function resultUrls(
  refs: readonly string[],
  urlOf: (ref: string) => string | undefined,
): {readonly [ref: string]: string} {
  const found = refs.filter(isCollectionRef).map((ref) => [ref, urlOf(ref)] as const);
  return Object.fromEntries(
    found.filter((pair): pair is [(typeof pair)[0], string] => pair[1] !== undefined),
  );
}
