import {createStorageSlot} from '@lectern/core/client/storage/storageSlot';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import {createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState} from 'react';
import {useThemeConfig} from '../themeConfig.js';
import {ReactContextError} from '../utils/reactUtils.js';

export interface AnnouncementBarContextValue {
  readonly isActive: boolean;
  readonly close: () => void;
}

const Context = createContext<AnnouncementBarContextValue | null>(null);

const dismissSlot = () => createStorageSlot('docusaurus.announcement.dismiss');
const idSlot = () => createStorageSlot('docusaurus.announcement.id');

/** True if the bar must come back: another one than the visitor last saw. Announces itself with a change of id. */
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
  // In the server's HTML the bar is always there; an attribute on <html> hides it until we get here.
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

/** State of the announcement, and the function that closes it for good. */
export function useAnnouncementBar(): AnnouncementBarContextValue {
  const value = useContext(Context);
  if (value === null) throw new ReactContextError('AnnouncementBarProvider');
  return value;
}
