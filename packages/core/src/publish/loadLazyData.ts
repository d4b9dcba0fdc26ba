import type {SitePlan} from '../routes/SitePlan.js';
import {isLazyData} from '../shared/lazyData.js';

/** Copies global data, and replaces each `LazyData` (a reference to a data file) in it by the content of that file. */
export function loadLazyData(value: unknown, data: SitePlan['data']): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => loadLazyData(item, data));
  if (isLazyData(value)) {
    const text = data[value.$data.slice('data:'.length)]?.text;
    return text === undefined ? undefined : JSON.parse(text);
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, loadLazyData(part, data)]));
}
