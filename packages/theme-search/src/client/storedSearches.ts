import {createStorageSlot} from '@lectern/theme-common';
import {useState} from 'react';
import {isRecord} from '../hosted/client/unknownValue.js';
import type {SearchHit} from '../provider.js';
import {isLinkable, plainText} from './hits.js';

/** A hit that the visitor has opened or saved as favorite. */
export interface StoredSearch {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Headings below the title, down to the section of the hit. */
  readonly headings: readonly string[];
}

const MAX_STORED = 7;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 2000;
}

function isStoredSearch(value: unknown): value is StoredSearch {
  if (!isRecord(value)) return false;
  const {id, url, title, headings} = value;
  const hasPlace = Array.isArray(headings) && headings.every(isText);
  return isText(id) && isText(url) && isLinkable(url) && isText(title) && hasPlace;
}

/** Parses stored searches. Ignores invalid data, since other scripts may write to the browser's storage too. */
export function parseSearches(text: string | null): readonly StoredSearch[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isStoredSearch).slice(0, MAX_STORED) : [];
  } catch {
    return [];
  }
}

export function toStoredSearch({id, url, title, headings}: SearchHit): StoredSearch {
  return {id, url, title: plainText(title), headings: headings.map(plainText)};
}

function without(list: readonly StoredSearch[], id: string): readonly StoredSearch[] {
  return list.filter((search) => search.id !== id);
}

/**
 * React state for a list of opened or saved hits, newest first, which is also in the browser's storage. Without
 * storage, the list is lost when the component unmounts.
 */
function useStoredList(key: string) {
  const [slot] = useState(() => createStorageSlot(key));
  const [list, setList] = useState(() => parseSearches(slot.get()));
  const change = (next: readonly StoredSearch[]) => {
    setList(next);
    slot.set(JSON.stringify(next));
  };
  return {
    list,
    add: (search: StoredSearch) => change([search, ...without(list, search.id)].slice(0, MAX_STORED)),
    remove: (id: string) => change(without(list, id)),
  };
}

export interface StoredSearches {
  readonly recent: readonly StoredSearch[];
  readonly favorites: readonly StoredSearch[];
  /** Adds an opened hit to the recent searches, unless it is a favorite. */
  remember(search: StoredSearch): void;
  /** Moves a recent search to the favorites. */
  keep(search: StoredSearch): void;
  removeRecent(id: string): void;
  removeFavorite(id: string): void;
}

/** Returns the recent and favorite searches (opened and saved hits) of a locale, and functions that change them. */
export function useStoredSearches(locale: string): StoredSearches {
  const recent = useStoredList(`docusaurus.search.recent.${locale}`);
  const favorites = useStoredList(`docusaurus.search.favorites.${locale}`);
  const isFavorite = (id: string) => favorites.list.some((favorite) => favorite.id === id);
  return {
    recent: recent.list,
    favorites: favorites.list,
    remember: (search) => {
      if (!isFavorite(search.id)) recent.add(search);
    },
    keep: (search) => {
      recent.remove(search.id);
      favorites.add(search);
    },
    removeRecent: recent.remove,
    removeFavorite: favorites.remove,
  };
}
