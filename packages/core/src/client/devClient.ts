import type {ModuleRef} from '../shared/payload.js';
import {type RunningApp, whenRunning} from './app/running.js';
import {refreshComponents} from './dev/codeUpdates.js';
import {globalDataRef} from './load/collectRefs.js';

/** A Markdown file that the development server has recompiled, at a new URL. */
export interface ContentUpdate {
  readonly ref: `content:${string}`;
  readonly url: string;
}

/** Shows an edited Markdown file without moving the page. */
export async function applyContentUpdate({ref, url}: ContentUpdate): Promise<void> {
  const {loader, navigation} = await whenRunning();
  const {pathname} = navigation.view.location;
  const payload = await loader.loadPayload(pathname);
  // Every other page that is kept may show the file too, under its old URL.
  loader.payloads.forgetAll();
  if (!payload) return;
  const isShown = ref in payload.files;
  loader.payloads.seed(pathname, isShown ? {...payload, files: {...payload.files, [ref]: url}} : payload);
  if (isShown) await showAnew({loader, navigation});
}

/** Edited components take the place of the old ones, with their state, before the page is rendered again. */
async function showAnew({loader, navigation}: Pick<RunningApp, 'loader' | 'navigation'>): Promise<void> {
  await loader.loadPage(navigation.view.location.pathname);
  refreshComponents();
  await navigation.refresh();
}

/** Loads data files that changed (a sidebar, the global data), so that what is rendered next finds them. */
export async function applyDataUpdate(files: {readonly [ref: `data:${string}`]: string}): Promise<void> {
  const {loader, setGlobalData} = await whenRunning();
  loader.modules.addFiles(files);
  const refs = Object.keys(files) as ModuleRef[];
  await Promise.all(refs.map((ref) => loader.modules.load(ref)));
  if (globalDataRef in files) setGlobalData(await loader.modules.load(globalDataRef));
}

/** Requests the payload of the current page again (its metadata or modules have changed) and shows it. */
export async function refreshRoute(): Promise<void> {
  const {loader, navigation} = await whenRunning();
  loader.payloads.forgetAll();
  await showAnew({loader, navigation});
}

/** Something has been mended: if the page could not be loaded, that may have been the reason. */
export async function retryPage(): Promise<void> {
  const {loader, navigation} = await whenRunning();
  if (navigation.view.error === undefined) return;
  loader.payloads.forgetAll();
  navigation.retry();
}
