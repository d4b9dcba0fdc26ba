import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import type {Bundle} from '../bundle/Bundle.js';
import {linkOrCopy} from '../cache/files.js';
import {artifactPath} from '../compile/artifactPath.js';
import type {CompiledContent, ContentStore} from '../compile/ContentStore.js';
import type {PageStore} from '../render/PageStore.js';
import {assetsOf} from '../render/pagePayload.js';
import type {PreparedPage} from '../render/preparePages.js';
import type {RenderedPage} from '../render/renderPages.js';
import type {SitePlan} from '../routes/SitePlan.js';

export interface OutputInput {
  readonly plan: Pick<SitePlan, 'data' | 'markdown' | 'assets'>;
  readonly bundle: Bundle;
  readonly contents: ReadonlyMap<string, CompiledContent>;
  readonly contentStore: ContentStore;
  readonly pages: readonly PreparedPage[];
}

/** Makes folders once, however many files go into them. */
class Folder {
  readonly #root: string;
  readonly #made = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns the absolute path of a file whose folder exists now. */
  target(file: string): string {
    const absolute = path.join(this.#root, file);
    const dir = path.dirname(absolute);
    if (!this.#made.has(dir)) {
      fs.mkdirSync(dir, {recursive: true});
      this.#made.add(dir);
    }
    return absolute;
  }
}

/** Relative to the output folder; its name is a contract with the browser runtime. */
export const DATA_INDEX = 'assets/data/index.json';

/** Where every data file is: components that ask for one that their page does not list look it up here. */
export function dataIndex({data}: Pick<SitePlan, 'data'>): string {
  return JSON.stringify(Object.fromEntries([...data].map(([name, {url}]) => [`data:${name}`, url])));
}

/** Static folders are copied, not linked: their files are the user's, and change in place. */
function copyStatic(dirs: readonly string[], root: string): void {
  // The first folder wins, so it is copied last.
  for (const dir of dirs.toReversed()) {
    if (fs.existsSync(dir)) fs.cpSync(dir, root, {recursive: true, mode: fs.constants.COPYFILE_FICLONE});
  }
}

/** Lets other work of this thread go first: the renderers wait for their next batch. */
const PAUSE_EVERY = 20;

async function forEachInTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % PAUSE_EVERY === 0) await setImmediate();
  }
}

/** Fills the staging folder with everything but the pages themselves, while those are being rendered. */
export async function writeFiles(root: string, input: OutputInput): Promise<void> {
  const folder = new Folder(root);
  copyStatic(input.plan.markdown.staticDirs, root);
  await forEachInTurns(input.pages, ({page, fileText}) => {
    folder.target(page.htmlFile);
    fs.writeFileSync(folder.target(page.payloadFile), fileText);
  });
  const layouts = new Map(
    input.pages.flatMap(({layout}) => (layout ? [[layout.outputPath, layout.text]] : [])),
  );
  for (const [file, text] of layouts) fs.writeFileSync(folder.target(file), text);
  const artifacts = new Map([...input.contents.values()].map((content) => [artifactPath(content), content]));
  await forEachInTurns(artifacts, ([file, {codeHash}]) =>
    input.contentStore.publish(codeHash, folder.target(file)),
  );
  const assets = [...input.plan.assets, ...assetsOf(input.contents.values())];
  await forEachInTurns(assets, ({file, outputPath}) => fs.copyFileSync(file, folder.target(outputPath)));
  for (const data of input.plan.data.values()) fs.writeFileSync(folder.target(data.outputPath), data.text);
  fs.writeFileSync(folder.target(DATA_INDEX), dataIndex(input.plan));
  await input.bundle.ready;
  for (const file of input.bundle.browserFiles) {
    const target = folder.target(file);
    if (!fs.existsSync(target)) linkOrCopy(path.join(input.bundle.browserDir, file), target);
  }
}

/** Puts the rendered pages into the folders that `writeFiles` made. A page wins over a static file of its name. */
export function publishPages(root: string, pages: readonly RenderedPage[], store: PageStore): void {
  for (const {htmlFile, record} of pages) {
    const target = path.join(root, htmlFile);
    try {
      store.publish(record.key, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      fs.rmSync(target);
      store.publish(record.key, target);
    }
  }
}
