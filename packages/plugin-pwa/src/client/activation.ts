import {createStorageSlot} from '@lectern/core/client/storage/storageSlot';

/** Properties of `navigator` that exist only in some browsers. */
interface MoreNavigator {
  readonly connection?: {readonly saveData?: boolean};
  /** Safari: true if the site was opened from the home screen. */
  readonly standalone?: boolean;
  getInstalledRelatedApps?(): Promise<readonly unknown[]>;
}

const browser = (): Navigator & MoreNavigator => navigator;

/** Storage slot (key in `localStorage`): "true" if the site was installed as an app in this browser. */
export const installedSlot = () =>
  createStorageSlot('docusaurus.pwa.event.appInstalled.fired', {persistence: 'localStorage'});

/** Storage slot (key in `sessionStorage`): "true" if this tab has opened a URL with `?offlineMode=true`. */
const requestedSlot = () => createStorageSlot('lectern.pwa.offlineMode', {persistence: 'sessionStorage'});

async function isInstalled(): Promise<boolean> {
  if (installedSlot().get() === 'true') return true;
  const apps = await browser()
    .getInstalledRelatedApps?.()
    .catch(() => []);
  return (apps ?? []).length > 0;
}

/**
 * Returns `true` if the URL, or an earlier URL of this tab, has `?offlineMode=true`. The value is stored for the tab,
 * since links within the site do not have this parameter; another value in the URL deletes the stored value.
 */
function isRequested(): boolean {
  const value = new URLSearchParams(window.location.search).get('offlineMode');
  const slot = requestedSlot();
  if (value === 'true') slot.set('true');
  else if (value !== null) slot.del();
  return value === 'true' || slot.get() === 'true';
}

/**
 * The conditions for offline mode, by their names in the option `offlineModeActivationStrategies`. Each function
 * returns `true` if the condition is true for this visitor.
 */
const STRATEGIES: {readonly [name: string]: (() => boolean | Promise<boolean>) | undefined} = {
  always: () => true,
  appInstalled: isInstalled,
  mobile: () => window.matchMedia('(max-width: 996px)').matches,
  queryString: isRequested,
  saveData: () => browser().connection?.saveData === true,
  standalone: () => window.matchMedia('(display-mode: standalone)').matches || browser().standalone === true,
};

/**
 * Returns `true` if offline mode is on for this visitor (the worker stores files of the site): if at least one of the
 * conditions in `STRATEGIES` is true.
 */
export async function isOfflineModeWanted(strategies: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(strategies.map((name) => STRATEGIES[name]?.()));
  return answers.includes(true);
}
