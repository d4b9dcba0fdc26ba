import type {DevEvent} from '../shared/devEvents.js';
import type {ModuleRef} from '../shared/payload.js';
import {type RunningApp, whenRunning} from './app/running.js';
import {refreshComponents} from './dev/codeUpdates.js';
import {globalDataRef} from './load/collectRefs.js';

/** A Markdown file that the dev server has recompiled, with its new URL. */
type ContentUpdate = Pick<Extract<DevEvent, {kind: 'content'}>, 'ref' | 'url'>;

/** Shows an edited Markdown file on the current page; the scroll position stays. */
export async function applyContentUpdate({ref, url}: ContentUpdate): Promise<void> {
  const {loader, navigation} = await whenRunning();
  const {pathname} = navigation.view.location;
  const payload = await loader.loadPayload(pathname);
  // Cached payloads of other pages may have the old URL of the file.
  loader.payloads.forgetAll();
  if (!payload) return;
  const isShown = ref in payload.files;
  loader.payloads.seed(pathname, isShown ? {...payload, files: {...payload.files, [ref]: url}} : payload);
  if (isShown) await renderAgain({loader, navigation});
}

/**
 * Loads and renders the current page again. Before the render, edited components replace their old versions, and React
 * keeps their state.
 */
async function renderAgain({loader, navigation}: Pick<RunningApp, 'loader' | 'navigation'>): Promise<void> {
  await loader.loadPage(navigation.view.location.pathname);
  refreshComponents();
  await navigation.refresh();
}

/**
 * Loads data files that changed (a sidebar, the global data), so that the next render uses them.
 *
 * @param files - new URLs of the changed files, by reference ("data:globalData.json")
 */
export async function applyDataUpdate(files: {readonly [ref: `data:${string}`]: string}): Promise<void> {
  const {loader, setGlobalData} = await whenRunning();
  loader.modules.addFiles(files);
  const refs = Object.keys(files) as ModuleRef[];
  await Promise.all(refs.map((ref) => loader.modules.load(ref)));
  if (globalDataRef in files) setGlobalData(await loader.modules.load(globalDataRef));
}

/**
 * Loads and shows the current page again, since its metadata or modules have changed. Requests its payload (JSON with
 * the routes and files of a page) from the server instead of the cache.
 */
export async function refreshRoute(): Promise<void> {
  const {loader, navigation} = await whenRunning();
  loader.payloads.forgetAll();
  await renderAgain({loader, navigation});
}

/** Tries again to load the current page if loading it failed: the last edit may have fixed the error. */
export async function retryPage(): Promise<void> {
  const {loader, navigation} = await whenRunning();
  if (navigation.view.error === undefined) return;
  loader.payloads.forgetAll();
  navigation.retry();
}
