import {z} from '#zod';
import {MAX_CONTENT, type PackRecord} from './packs.js';
import {type RunFacts, runFactsSchema} from './runFacts.js';
import type {Signer} from './signatures.js';

/** List of the packs with the cache of one build. */
export interface Manifest {
  /** Site, branch and versions that the manifest is for: a manifest in the place of another is not used. */
  readonly purpose: string;
  /** Tables first: without them, other files are of no use. */
  readonly packs: readonly PackRecord[];
  /** Time in milliseconds of a build with the same content without any cache. */
  readonly coldMs: number;
  /** Present if the packs are those of one shard of a build. */
  readonly shard?: ShardRecord | undefined;
}

/** Part of the manifest of a shard. */
export interface ShardRecord {
  /** From 1 to `count`. */
  readonly index: number;
  /** Number of shards of the build. */
  readonly count: number;
  readonly facts: RunFacts;
  /** Packs that all shards have to make for themselves: the bundle, and tables of plugins. One shard's are enough. */
  readonly common: readonly PackRecord[];
}

/** First word of a manifest, with the version of the layout of manifests and packs. */
const MARK = 'lectern-cache-1';
const LAYOUT = new RegExp(`^${MARK} (?<signature>\\S+)\n(?<json>.*)$`, 's');
const NO_SIGNATURE = '-';

/** Limit for the length of a manifest: that of a site with some ten thousands of packs. */
export const MAX_MANIFEST = 16_000_000;
const MAX_PACKS = 50_000;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const length = z.int().min(0);

const packs = z
  .array(
    z.object({
      hash,
      size: length.max(MAX_CONTENT * 2),
      contentHash: hash,
      contentSize: length.max(MAX_CONTENT),
    }),
  )
  .max(MAX_PACKS);

const manifestSchema = z.object({
  purpose: z.string(),
  packs,
  coldMs: z.number().min(0),
  shard: z.object({index: length, count: length, facts: runFactsSchema, common: packs}).optional(),
});

/** Writes a manifest: a line with the signature, then JSON. */
export function writeManifest(manifest: Manifest, signer: Signer | undefined): Uint8Array {
  const json = JSON.stringify(manifest);
  return Buffer.from(`${MARK} ${signer?.sign(json) ?? NO_SIGNATURE}\n${json}`);
}

export interface Expected {
  readonly purpose: string;
  /** Checks signatures; absent if manifests need none. */
  readonly signer?: Pick<Signer, 'isValid'> | undefined;
}

/** Reads a manifest; `undefined` if it is damaged, not signed as it has to be, or made for another purpose. */
export function readManifest(bytes: Uint8Array, {purpose, signer}: Expected): Manifest | undefined {
  const {signature = '', json = ''} = partsOf(bytes);
  if (signer && !signer.isValid(json, signature)) return undefined;
  const manifest = parse(json);
  return manifest?.purpose === purpose ? manifest : undefined;
}

/** Names of the packs of a manifest, whatever it is for and who has signed it. For the deletion of unused packs. */
export function packsNamedIn(bytes: Uint8Array): readonly string[] {
  const manifest = parse(partsOf(bytes).json ?? '');
  return [...(manifest?.packs ?? []), ...(manifest?.shard?.common ?? [])].map((pack) => pack.hash);
}

/** True for the manifest of a shard, which no build reads after the merge. */
export function isOfShard(bytes: Uint8Array): boolean {
  return parse(partsOf(bytes).json ?? '')?.shard !== undefined;
}

function partsOf(bytes: Uint8Array): {readonly signature?: string; readonly json?: string} {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  return LAYOUT.exec(text)?.groups ?? {};
}

function parse(json: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
