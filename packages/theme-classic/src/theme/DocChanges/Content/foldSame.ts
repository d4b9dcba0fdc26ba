import type {Change} from '@lectern/theme-common/changes';

/** Number of unchanged blocks from which on they are folded. */
const MIN_FOLDED = 3;

/** A change that is shown, or unchanged blocks that are folded. */
export type Segment =
  | {readonly kind: 'shown'; readonly changes: readonly Change[]}
  | {readonly kind: 'folded'; readonly changes: readonly Change[]};

const isHeading = (change: Change | undefined): boolean =>
  change?.kind === 'same' && change.block.kind === 'box' && /^h[1-6]$/.test(change.block.name);

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Divides a list of changes: long sequences of unchanged blocks are folded. Shown are the block before a change, the
 * block after it, and the heading above it.
 */
export function foldSame(changes: readonly Change[]): readonly Segment[] {
  const kept = new Set<number>();
  for (const [index, {kind}] of changes.entries()) {
    if (kind === 'same') continue;
    for (const near of [index - 1, index, index + 1]) kept.add(near);
    const heading = changes.slice(0, index).findLastIndex(isHeading);
    kept.add(heading);
  }
  const segments: {kind: Segment['kind']; changes: Change[]}[] = [];
  for (const [index, change] of changes.entries()) {
    const kind = kept.has(index) ? 'shown' : 'folded';
    const last = segments.at(-1);
    if (last?.kind === kind) last.changes.push(change);
    else segments.push({kind, changes: [change]});
  }
  return joinShown(
    segments.map((segment) => (segment.changes.length < MIN_FOLDED ? {...segment, kind: 'shown'} : segment)),
  );
}

function joinShown(segments: readonly Segment[]): readonly Segment[] {
  const joined: {kind: Segment['kind']; changes: Change[]}[] = [];
  for (const {kind, changes} of segments) {
    const last = joined.at(-1);
    if (kind === 'shown' && last?.kind === kind) last.changes.push(...changes);
    else joined.push({kind, changes: [...changes]});
  }
  return joined;
}
