import {createStorageSlot} from '@lectern/core/client/storage/storageSlot';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import {createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState} from 'react';
import {useThemeConfig} from '../themeConfig.js';
import {provided} from '../utils/reactUtils.js';

export interface AnnouncementBarContextValue {
  readonly isActive: boolean;
  readonly close: () => void;
}

const Context = createContext<AnnouncementBarContextValue | null>(null);

const dismissSlot = () => createStorageSlot('docusaurus.announcement.dismiss');
const idSlot = () => createStorageSlot('docusaurus.announcement.id');

/**
 * Stores the id of the announcement. If it differs from the stored id, also stores that the bar is open.
 *
 * @returns `true` if the id differs from the stored id, so that the bar must be shown again
 */
function forgetOtherAnnouncement(id: string): boolean {
  const seen = idSlot().get();
  const isNew = seen !== id;
  if (isNew) {
    idSlot().set(id);
    dismissSlot().set('false');
  }
  return isNew;
}

function useAnnouncementBarValue(): AnnouncementBarContextValue {
  const {announcementBar} = useThemeConfig();
  const isBrowser = useIsBrowser();
  // The bar is always in the server's HTML. If it was closed before, an attribute of <html> hides it until hydration.
  const [isClosed, setClosed] = useState(() => (isBrowser ? dismissSlot().get() === 'true' : false));
  const id = announcementBar?.id;

  useEffect(() => {
    if (id === undefined) return;
    const isNew = forgetOtherAnnouncement(id);
    setClosed(!isNew && dismissSlot().get() === 'true');
  }, [id]);

  const close = useCallback(() => {
    dismissSlot().set('true');
    setClosed(true);
  }, []);

  const isActive = announcementBar !== undefined && !isClosed;
  return useMemo(() => ({isActive, close}), [isActive, close]);
}

export function AnnouncementBarProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <Context.Provider value={useAnnouncementBarValue()}>{children}</Context.Provider>;
}

// An inline script and CSS hide a bar that the visitor has closed.
AnnouncementBarProvider.still = true;

/**
 * State of the announcement bar, and the function that closes it. The bar stays closed until the announcement has
 * another id.
 */
export function useAnnouncementBar(): AnnouncementBarContextValue {
  return provided(useContext(Context), 'AnnouncementBarProvider');
}
