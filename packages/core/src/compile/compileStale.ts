import {limitHeapGrowth, MANY_TASKS} from '@lectern/worker-pool';
import type {PlannedContent} from '../routes/SitePlan.js';
import type {ContentRecord} from './ArtifactCache.js';
import type {ContentCache} from './ContentCache.js';
import type {ContentCompiler} from './ContentCompiler.js';
import type {CompileItem, CompileResult} from './compileTypes.js';

export interface CompileStaleInput {
  readonly cached: ContentCache;
  readonly compiler: ContentCompiler;
}

/**
 * Compiles the files that have no valid record in the cache.
 *
 * @returns records of all `contents`, in any order, and failures
 */
export async function compileStale(
  contents: readonly PlannedContent[],
  {cached, compiler}: CompileStaleInput,
): Promise<CompileResult> {
  const found: ContentRecord[] = [];
  const stale: CompileItem[] = [];
  for (const content of contents) {
    const record = cached.find(content);
    if (record) found.push(record);
    else stale.push(content);
  }
  if (stale.length === 0) return {records: found, failures: []};
  if (stale.length >= MANY_TASKS) limitHeapGrowth();
  const {records, failures} = await compiler.compile(stale);
  const rules = new Map(contents.map(({source, rule}) => [source, rule]));
  const completed = records.map((record) => {
    const rule = rules.get(record.source);
    return rule === undefined ? record : cached.add(record, rule);
  });
  return {records: [...found, ...completed], failures};
}
