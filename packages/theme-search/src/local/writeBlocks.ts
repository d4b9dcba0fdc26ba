import {type EncodedBlock, encodeBlock, hashOf} from './encodeBlock.js';
import {type BlockRange, planBlocks} from './planBlocks.js';
import {type PrefixRange, planPrefixes} from './planPrefixes.js';
import type {MergedTerms} from './ScopeTerms.js';
import {fileOf} from './shared/format.js';

/** Where the index is written. `make` is not called for a file that is there. */
export type WriteIndexFile = (file: string, make: () => string | Promise<string>) => void | Promise<void>;

/** What the last build made of a block. */
export interface BlockRecord {
  readonly first: string;
  readonly count: number;
  /** From `prefixKey`. */
  readonly prefixes: string;
  readonly file: string;
  readonly tails: readonly string[];
}

export interface BlocksInput {
  readonly merged: MergedTerms;
  readonly before: readonly BlockRecord[];
  readonly write: WriteIndexFile;
}

/** Writes all blocks of a scope and their tails; those without changed terms are not even encoded. */
export async function writeBlocks(input: BlocksInput): Promise<readonly BlockRecord[]> {
  const {merged} = input.merged;
  const known = new Map(input.before.map((block) => [block.first, block]));
  const prefixes = planPrefixes(merged.terms);
  const records: BlockRecord[] = [];
  let from = 0;
  for (const range of planBlocks(merged)) {
    let to = from;
    while (to < prefixes.length && (prefixes[to]?.from ?? 0) < range.to) to += 1;
    const block = {range, prefixes: prefixes.slice(from, to), first: merged.terms[range.from] ?? ''};
    from = to;
    const old = known.get(block.first);
    const isAsBefore = old && isUnchanged(old, block, input.merged.changed);
    records.push(isAsBefore ? await writeAgain(input, old, block) : await writeNew(input, block));
  }
  return records;
}

interface PlannedBlock {
  readonly range: BlockRange;
  /** Those whose first term is in the range. */
  readonly prefixes: readonly PrefixRange[];
  readonly first: string;
}

function prefixKey(prefixes: readonly PrefixRange[]): string {
  return hashOf(prefixes.map(({prefix, from, to}) => `${prefix} ${to - from}`).join('\n'));
}

/** Prefixes reach beyond the block, so terms further down count as well. */
function isUnchanged(old: BlockRecord, {range, prefixes}: PlannedBlock, changed: Uint8Array): boolean {
  if (old.count !== range.to - range.from || old.prefixes !== prefixKey(prefixes)) return false;
  const end = prefixes.reduce((last, {to}) => Math.max(last, to), range.to);
  return !changed.subarray(range.from, end).includes(1);
}

async function writeAgain(
  {merged, write}: BlocksInput,
  old: BlockRecord,
  block: PlannedBlock,
): Promise<BlockRecord> {
  let encoded: EncodedBlock | undefined;
  const make = (hash: string) => () => {
    encoded ??= encodeBlock(merged.merged, block.range, block.prefixes);
    return [encoded.block, ...encoded.tails].find((file) => file.hash === hash)?.text ?? '';
  };
  for (const hash of [old.file, ...old.tails]) await write(fileOf(hash), make(hash));
  return old;
}

async function writeNew({merged, write}: BlocksInput, planned: PlannedBlock): Promise<BlockRecord> {
  const {block, tails} = encodeBlock(merged.merged, planned.range, planned.prefixes);
  for (const {hash, text} of [block, ...tails]) await write(fileOf(hash), () => text);
  return {
    first: planned.first,
    count: planned.range.to - planned.range.from,
    prefixes: prefixKey(planned.prefixes),
    file: block.hash,
    tails: tails.map(({hash}) => hash),
  };
}
