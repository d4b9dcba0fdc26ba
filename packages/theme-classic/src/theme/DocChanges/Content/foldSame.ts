import type {Change} from '@lectern/theme-common/changes';

/** Number of unchanged blocks from which on they are folded. */
const MIN_FOLDED = 3;

/** Changes that are shown, or unchanged blocks that are folded. */
export interface Segment {
  readonly kind: 'shown' | 'folded';
  readonly changes: readonly Change[];
}

const isHeading = (change: Change | undefined): boolean =>
  change?.kind === 'same' && change.block.kind === 'box' && /^h[1-6]$/.test(change.block.name);

/** @swizzle wrap=forbidden eject=unsafe */
/**
 * Divides a list of changes: long sequences of unchanged blocks are folded. Shown are the block before a change, the
 * block after it, and the heading above it.
 */
export function foldSame(changes: readonly Change[]): readonly Segment[] {
  const kept = new Set<number>();
  let heading = -1;
  for (const [index, change] of changes.entries()) {
    if (isHeading(change)) heading = index;
    if (change.kind !== 'same') for (const near of [heading, index - 1, index, index + 1]) kept.add(near);
  }
  const segments = joinSegments(
    changes.map((change, index) => ({kind: kept.has(index) ? 'shown' : 'folded', changes: [change]})),
  );
  return joinSegments(
    segments.map((segment) => (segment.changes.length < MIN_FOLDED ? {...segment, kind: 'shown'} : segment)),
  );
}

/** Joins neighbouring segments of one kind. */
function joinSegments(segments: readonly Segment[]): readonly Segment[] {
  const joined: {kind: Segment['kind']; changes: Change[]}[] = [];
  for (const {kind, changes} of segments) {
    const last = joined.at(-1);
    if (last?.kind === kind) for (const change of changes) last.changes.push(change);
    else joined.push({kind, changes: [...changes]});
  }
  return joined;
}
