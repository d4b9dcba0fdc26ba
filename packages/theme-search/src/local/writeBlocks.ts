import {type EncodedBlock, encodeBlock, hashOf} from './encodeBlock.js';
import {type BlockRange, planBlocks} from './planBlocks.js';
import {type PrefixRange, planPrefixes} from './planPrefixes.js';
import type {ScopeTerms, TermNames} from './ScopeTerms.js';
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
  readonly names: TermNames;
  /** By number of the term: 1 where its places are not those of before. */
  readonly changed: Uint8Array;
  /** @returns terms `from` to before `to` with their places */
  read(from: number, to: number): ScopeTerms;
  readonly before: readonly BlockRecord[];
  readonly write: WriteIndexFile;
}

/** Writes all blocks of a scope and their tails; those without changed terms are not even encoded. */
export async function writeBlocks(input: BlocksInput): Promise<readonly BlockRecord[]> {
  const {names, changed} = input;
  const known = new Map(input.before.map((block) => [block.first, block]));
  const prefixes = planPrefixes(names.terms);
  const records: BlockRecord[] = [];
  let from = 0;
  for (const range of planBlocks(names)) {
    let to = from;
    while (to < prefixes.length && (prefixes[to]?.from ?? 0) < range.to) to += 1;
    const block = {range, prefixes: prefixes.slice(from, to), first: names.terms[range.from] ?? ''};
    from = to;
    const old = known.get(block.first);
    const isAsBefore = old && isUnchanged(old, block, changed);
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

/** The end of the terms that a block is made of: prefixes reach beyond it. */
const endOf = ({range, prefixes}: PlannedBlock) =>
  prefixes.reduce((last, {to}) => Math.max(last, to), range.to);

function isUnchanged(old: BlockRecord, block: PlannedBlock, changed: Uint8Array): boolean {
  const {range, prefixes} = block;
  if (old.count !== range.to - range.from || old.prefixes !== prefixKey(prefixes)) return false;
  return !changed.subarray(range.from, endOf(block)).includes(1);
}

function encode({read}: BlocksInput, block: PlannedBlock): EncodedBlock {
  const {from, to} = block.range;
  const moved = block.prefixes.map((one) => ({...one, from: one.from - from, to: one.to - from}));
  return encodeBlock(read(from, endOf(block)), to - from, moved);
}

async function writeAgain(input: BlocksInput, old: BlockRecord, block: PlannedBlock): Promise<BlockRecord> {
  let encoded: EncodedBlock | undefined;
  const make = (hash: string) => () => {
    encoded ??= encode(input, block);
    return [encoded.block, ...encoded.tails].find((file) => file.hash === hash)?.text ?? '';
  };
  for (const hash of [old.file, ...old.tails]) await input.write(fileOf(hash), make(hash));
  return old;
}

async function writeNew(input: BlocksInput, planned: PlannedBlock): Promise<BlockRecord> {
  const {block, tails} = encode(input, planned);
  for (const {hash, text} of [block, ...tails]) await input.write(fileOf(hash), () => text);
  return {
    first: planned.first,
    count: planned.range.to - planned.range.from,
    prefixes: prefixKey(planned.prefixes),
    file: block.hash,
    tails: tails.map(({hash}) => hash),
  };
}
