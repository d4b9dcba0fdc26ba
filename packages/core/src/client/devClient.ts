import {whenRunning} from './app/running.js';
import {globalDataRef} from './load/collectRefs.js';

/** A file that the development server has made anew, under a URL of its own. */
export interface FileUpdate<Ref extends string> {
  readonly ref: Ref;
  readonly url: string;
}

/** Shows an edited Markdown file without moving the page. */
export async function applyContentUpdate(update: FileUpdate<`content:${string}`>): Promise<void> {
  await applyFile(update);
}

/** Shows an edited data file (a sidebar, the global data) without moving the page. */
export async function applyDataUpdate(update: FileUpdate<`data:${string}`>): Promise<void> {
  await applyFile(update);
}

/** Asks for the current page's payload anew (its metadata or modules have changed) and shows what it says. */
export async function refreshRoute(): Promise<void> {
  const {loader, navigation} = await whenRunning();
  loader.payloads.forgetAll();
  await navigation.refresh();
}

async function applyFile({ref, url}: FileUpdate<`content:${string}` | `data:${string}`>): Promise<void> {
  const {loader, navigation, setGlobalData} = await whenRunning();
  const {pathname} = navigation.view.location;
  const payload = await loader.loadPayload(pathname);
  // Every other page that is kept may show the file too, under its old URL.
  loader.payloads.forgetAll();
  if (ref === globalDataRef) {
    loader.modules.addFiles({[ref]: url});
    setGlobalData(await loader.modules.load(ref));
  }
  if (!payload) return;
  const isShown = ref in payload.files;
  loader.payloads.seed(pathname, isShown ? {...payload, files: {...payload.files, [ref]: url}} : payload);
  if (isShown) await navigation.refresh();
}
