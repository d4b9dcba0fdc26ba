import {createStorageSlot, listStorageKeys, storageKey} from '@lectern/core/client/storage/storageSlot';
import useIsBrowser from '@lectern/core/client/useIsBrowser';
import {useMemo, useSyncExternalStore} from 'react';

const PREFIX = 'docusaurus.tab.';
const NONE = '{}';

/** Storage key for the choice of a group of tab sets: "docusaurus.tab.npm". */
export function groupStorageKey(groupId: string): string {
  return PREFIX + groupId;
}

/** Key under which the browser stores the choice of a group, with the namespace of the site. */
export function tabGroupKey(groupId: string): string {
  return storageKey(groupStorageKey(groupId));
}

export interface TabGroupChoices {
  /** `false` on the server and in the first render, where choices are not read yet. */
  readonly ready: boolean;
  /** The choices of the visitor: group id → value of the chosen tab. */
  readonly tabGroupChoices: {readonly [groupId: string]: string};
  readonly setTabGroupChoices: (groupId: string, value: string) => void;
}

function readChoices(): string {
  const keys = listStorageKeys().filter((key) => key.startsWith(PREFIX));
  return JSON.stringify(
    Object.fromEntries(keys.map((key) => [key.slice(PREFIX.length), createStorageSlot(key).get()])),
  );
}

function listen(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function setTabGroupChoices(groupId: string, value: string): void {
  createStorageSlot(groupStorageKey(groupId)).set(value);
}

/**
 * The choices of all groups of tab sets. Docusaurus had this hook until 2.3, so components of older sites call it:
 * ejected copies of `Tabs`, and components whose content depends on a choice.
 */
export function useTabGroupChoice(): TabGroupChoices {
  const ready = useIsBrowser();
  const choices = useSyncExternalStore(listen, readChoices, () => NONE);
  return useMemo(() => ({ready, tabGroupChoices: JSON.parse(choices), setTabGroupChoices}), [ready, choices]);
}
