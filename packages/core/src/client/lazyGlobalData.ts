import {isLazyData} from '../shared/lazyData.js';
import type {DataSource} from './context/DataContext.js';
import type {SiteContextValue} from './types.js';

/** Cache of `hasLazyData`: object in global data → true if a part of it is in a separate file (`LazyData`). */
// Module state: one cache for all renders, which share the objects; an entry is freed with its object.
const lazyParents = new WeakMap<object, boolean>();

function hasLazyData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const known = lazyParents.get(value);
  if (known !== undefined) return known;
  const found = isLazyData(value) || Object.values(value).some(hasLazyData);
  lazyParents.set(value, found);
  return found;
}

/**
 * Replaces each `LazyData` (reference to a data file) by a getter that loads the file at the first read. The getters
 * are not enumerable, so that copying, printing or comparing an object loads no files.
 */
function revive(value: unknown, source: DataSource): unknown {
  if (typeof value !== 'object' || value === null || !hasLazyData(value)) return value;
  if (Array.isArray(value)) return value.map((item) => revive(item, source));
  const revived: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    if (isLazyData(part)) {
      Object.defineProperty(revived, name, {get: () => readNow(part.$data, source), enumerable: false});
    } else revived[name] = revive(part, source);
  }
  return revived;
}

function readNow(ref: `data:${string}`, source: DataSource): unknown {
  const result = source.read(ref);
  if (result instanceof Promise) throw result;
  return result.value;
}

/** Cache of `withLazyData`: source of data → given site context → returned site context. */
// Module state: one cache for all renders, which thus get the same objects; an entry is freed with its source.
const sites = new WeakMap<DataSource, WeakMap<SiteContextValue, SiteContextValue>>();

/**
 * Returns a copy of the site context, in whose global data the parts in separate files (`LazyData`) are loaded from
 * `source` at the first read. Returns the same object for the same arguments.
 */
export function withLazyData(site: SiteContextValue, source: DataSource): SiteContextValue {
  if (!hasLazyData(site.globalData)) return site;
  const ofSource = sites.get(source) ?? new WeakMap<SiteContextValue, SiteContextValue>();
  sites.set(source, ofSource);
  const known = ofSource.get(site);
  if (known) return known;
  const globalData = revive(site.globalData, source) as SiteContextValue['globalData'];
  const revived = {...site, globalData};
  ofSource.set(site, revived);
  return revived;
}
