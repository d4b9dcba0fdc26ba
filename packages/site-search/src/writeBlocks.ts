import {type EncodedBlock, type EncodedFile, encodeBlock, hashOf} from './encodeBlock.js';
import {type BlockRange, planBlocks} from './planBlocks.js';
import {Prefixes, type PrefixRange} from './planPrefixes.js';
import type {ScopeTerms, TermNames} from './ScopeTerms.js';
import {fileOf} from './shared/format.js';
import {itemAt} from './shared/itemAt.js';

/** Function that writes a file of the index. `make` is not called if the file exists. */
export type WriteIndexFile = (file: string, make: () => string | Promise<string>) => void | Promise<void>;

/** Writes files. @returns their hashes */
export async function writeAll(
  write: WriteIndexFile,
  files: readonly EncodedFile[],
): Promise<readonly string[]> {
  for (const {hash, text} of files) await write(fileOf(hash), () => text);
  return files.map(({hash}) => hash);
}

/**
 * Record of an encoded block, with which a later build finds out if the block has changed: its first term, the number
 * of its terms, and hashes of its files.
 */
export interface BlockRecord {
  readonly first: string;
  readonly count: number;
  /** Hash of the prefixes whose first term is in the block, from `prefixKey`. */
  readonly prefixes: string;
  readonly file: string;
  readonly tails: readonly string[];
}

export interface BlocksInput {
  readonly names: TermNames;
  /** For each term: 1 if its places have changed since `before`, else 0. */
  readonly changed: Uint8Array;
  /** First characters of all terms that have changed or were removed; absent if any term may have changed. */
  readonly letters?: ReadonlySet<string>;
  /** Reads the terms from number `from` to before `to`, with their places. */
  read(from: number, to: number): ScopeTerms;
  readonly before: readonly BlockRecord[];
  readonly write: WriteIndexFile;
}

/**
 * Writes all blocks of a scope (terms with their best places) and their tails (files with more places). A block without
 * changed terms is encoded again only if a file of it is missing.
 */
export async function writeBlocks(input: BlocksInput): Promise<readonly BlockRecord[]> {
  const {names} = input;
  const known = new Map(input.before.map((block) => [block.first, block]));
  const prefixes = new Prefixes(names.terms);
  const records: BlockRecord[] = [];
  for (const range of planBlocks(names)) {
    const first = itemAt(names.terms, range.from);
    const old = known.get(first);
    const block = {range, first, prefixes: () => prefixes.startingIn(range.from, range.to)};
    const isAsBefore = old?.count === range.to - range.from && isUnchanged(old, block, input);
    records.push(isAsBefore ? await writeAgain(input, old, block) : await writeNew(input, block));
  }
  return records;
}

interface PlannedBlock {
  readonly range: BlockRange;
  /** Returns the prefixes whose first term is in the range. */
  prefixes(): readonly PrefixRange[];
  readonly first: string;
}

function prefixKey(prefixes: readonly PrefixRange[]): string {
  return hashOf(prefixes.map(({prefix, from, to}) => `${prefix} ${to - from}`).join('\n'));
}

/**
 * Returns the number after the last term that affects a block. This may be a term of a later block, since the entry of
 * a prefix covers all terms with the prefix.
 */
const endOf = ({to}: BlockRange, prefixes: readonly PrefixRange[]) =>
  prefixes.reduce((last, prefix) => Math.max(last, prefix.to), to);

function isUnchanged(old: BlockRecord, block: PlannedBlock, {names, changed, letters}: BlocksInput): boolean {
  const {from, to} = block.range;
  const [first, last] = [block.first.charAt(0), itemAt(names.terms, to - 1).charAt(0)];
  if (letters && ![...letters].some((letter) => letter >= first && letter <= last)) return true;
  const prefixes = block.prefixes();
  if (old.prefixes !== prefixKey(prefixes)) return false;
  return !changed.subarray(from, endOf(block.range, prefixes)).includes(1);
}

function encode({read}: BlocksInput, {range}: PlannedBlock, prefixes: readonly PrefixRange[]): EncodedBlock {
  const {from, to} = range;
  const moved = prefixes.map((one) => ({...one, from: one.from - from, to: one.to - from}));
  return encodeBlock(read(from, endOf(range, prefixes)), to - from, moved);
}

async function writeAgain(input: BlocksInput, old: BlockRecord, block: PlannedBlock): Promise<BlockRecord> {
  let encoded: EncodedBlock | undefined;
  const make = (hash: string) => () => {
    encoded ??= encode(input, block, block.prefixes());
    return [encoded.block, ...encoded.tails].find((file) => file.hash === hash)?.text ?? '';
  };
  for (const hash of [old.file, ...old.tails]) await input.write(fileOf(hash), make(hash));
  return old;
}

async function writeNew(input: BlocksInput, planned: PlannedBlock): Promise<BlockRecord> {
  const prefixes = planned.prefixes();
  const {block, tails} = encode(input, planned, prefixes);
  const [file = '', ...others] = await writeAll(input.write, [block, ...tails]);
  return {
    first: planned.first,
    count: planned.range.to - planned.range.from,
    prefixes: prefixKey(prefixes),
    file,
    tails: others,
  };
}
