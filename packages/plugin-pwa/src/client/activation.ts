import {createStorageSlot} from '@lectern/core/client/storage/storageSlot';

/** Fields that `navigator` has in some browsers. */
interface MoreNavigator {
  readonly connection?: {readonly saveData?: boolean};
  /** Safari: the site was opened from the home screen. */
  readonly standalone?: boolean;
  getInstalledRelatedApps?(): Promise<readonly unknown[]>;
}

const browser = (): MoreNavigator => navigator as Navigator & MoreNavigator;

/** The site was installed as an app in this browser. */
export const installedSlot = () =>
  createStorageSlot('docusaurus.pwa.event.appInstalled.fired', {persistence: 'localStorage'});

/** Offline mode was requested by an address that this tab has opened. */
const requestedSlot = () => createStorageSlot('lectern.pwa.offlineMode', {persistence: 'sessionStorage'});

async function isInstalled(): Promise<boolean> {
  if (installedSlot().get() === 'true') return true;
  const apps = await browser()
    .getInstalledRelatedApps?.()
    .catch(() => []);
  return (apps ?? []).length > 0;
}

/** `?offlineMode=true` counts for the tab, since links lead to addresses without it; `?offlineMode=false` ends it. */
function isRequested(): boolean {
  const value = new URLSearchParams(window.location.search).get('offlineMode');
  const slot = requestedSlot();
  if (value === 'true') slot.set('true');
  else if (value !== null) slot.del();
  return value === 'true' || slot.get() === 'true';
}

/** When offline mode is on, by the name of the strategy. */
const STRATEGIES: {readonly [name: string]: (() => boolean | Promise<boolean>) | undefined} = {
  always: () => true,
  appInstalled: isInstalled,
  mobile: () => window.matchMedia('(max-width: 996px)').matches,
  queryString: isRequested,
  saveData: () => browser().connection?.saveData === true,
  standalone: () => window.matchMedia('(display-mode: standalone)').matches || browser().standalone === true,
};

/** Checks that one of the strategies turns offline mode on for this visitor. */
export async function isOfflineModeWanted(strategies: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(strategies.map((name) => STRATEGIES[name]?.()));
  return answers.includes(true);
}
