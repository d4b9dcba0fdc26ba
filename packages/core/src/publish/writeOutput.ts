import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {Bundle} from '../bundle/Bundle.js';
import {type ArtifactCache, artifactPath, type CompiledContent} from '../compile/ArtifactCache.js';
import type {OutputFolder} from '../output/OutputFolder.js';
import {assetsOf} from '../render/pagePayload.js';
import type {PreparedPage} from '../render/preparePages.js';
import type {SitePlan} from '../routes/SitePlan.js';
import {copyStatic, type StaticSite} from './copyStatic.js';

export interface OutputInput {
  readonly plan: Pick<SitePlan, 'data' | 'assets'>;
  readonly markdown: StaticSite;
  readonly bundle: Bundle;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly artifactCache: ArtifactCache;
  readonly pages: readonly PreparedPage[];
}

/** Path of the data index, relative to the output folder. `referenceLoader.ts` in the browser uses the same path. */
export const DATA_INDEX = 'assets/data/index.json';

/**
 * Returns the data index as JSON: reference ("data:…") → URL of the data file. The browser uses it for data files that
 * the payload of a page does not list.
 */
export function dataIndex({data}: Pick<SitePlan, 'data'>): string {
  const urls = Object.entries(data).map(([name, {url}]) => [`data:${name}`, url] as const);
  return JSON.stringify(Object.fromEntries(urls));
}

/**
 * Number of files after which writing pauses, so that the main thread can send the next batch of pages to the render
 * processes.
 */
const PAUSE_EVERY = 20;

async function forEachInTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % PAUSE_EVERY === 0) await setImmediate();
  }
}

/** Writes all files except the HTML of pages to the staging folder (the output before it is published). */
export async function writeFiles(folder: OutputFolder, input: OutputInput): Promise<void> {
  copyStatic(input.markdown, folder);
  const artifacts = new Map([...input.contents.values()].map((content) => [artifactPath(content), content]));
  await forEachInTurns(artifacts, ([file, content]) =>
    folder.link(input.artifactCache.codeFile(content), file, input.artifactCache.identity(content.codeHash)),
  );
  await forEachInTurns(input.pages, ({page, payload}) => folder.write(page.payloadFile, payload.fileText()));
  const layouts = new Map(
    input.pages.flatMap(({payload: {layout}}) => (layout ? [[layout.outputPath, layout.text]] : [])),
  );
  for (const [file, text] of layouts) folder.write(file, text);
  const assets = [...input.plan.assets, ...assetsOf(input.contents.values())];
  await forEachInTurns(assets, ({file, outputPath}) => folder.copy(file, outputPath));
  for (const {outputPath, text} of Object.values(input.plan.data)) folder.write(outputPath, text);
  folder.write(DATA_INDEX, dataIndex(input.plan));
  const {siteScript} = input.bundle;
  folder.write(siteScript.file, siteScript.text);
  await input.bundle.ready;
  for (const file of input.bundle.browserFiles) folder.link(path.join(input.bundle.browserDir, file), file);
}
