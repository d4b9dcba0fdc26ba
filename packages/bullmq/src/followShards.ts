import {setTimeout as sleep} from 'node:timers/promises';
import {reasonOf} from './openRedis.js';
import type {ShardState} from './ShardQueue.js';
import {withLimit} from './withLimit.js';

/** The part of `ShardQueue` that is used here. */
interface Shards {
  add(shards: readonly number[]): Promise<void>;
  states(shards: readonly number[]): Promise<ReadonlyMap<number, ShardState>>;
  failureOf(shard: number): Promise<string>;
}

export interface FollowInput {
  readonly queue: Shards;
  /** Number of shards of the build. */
  readonly of: number;
  /** Milliseconds without a working worker, or without Redis, after which the rest is given up. */
  readonly waitMs: number;
  /** Reason why Redis cannot be used now; see `RedisConnection`. */
  problem(): string | undefined;
  onMessage(message: string): void;
  /** Ends the wait when it is aborted. */
  readonly signal?: AbortSignal;
}

export interface Followed {
  /** Number of shards that workers have built. */
  readonly built: number;
  /** Reason why the others were given up, as a sentence; absent if all jobs have ended. */
  readonly reason?: string;
}

const POLL_MS = 500;
/** Time limit for the answer of Redis to one question. */
const ANSWER_MS = 5000;
/** Number of times that the job of a shard is added: Redis may lose jobs when it starts again. */
const MAX_ADDED = 5;

/** Counts of the jobs of a build. */
class Progress {
  readonly open: Set<number>;
  readonly #added = new Map<number, number>();
  built = 0;
  active = 0;
  failed = 0;

  constructor(of: number) {
    this.open = new Set(Array.from({length: of}, (_, index) => index + 1));
  }

  /**
   * Takes over the states of the open shards.
   *
   * @returns shards whose jobs have to be added, and shards whose jobs have failed just now
   */
  update(states: ReadonlyMap<number, ShardState>): {readonly add: number[]; readonly failed: number[]} {
    const add: number[] = [];
    const failed: number[] = [];
    this.active = 0;
    for (const [shard, state] of states) {
      if (state === 'active') this.active += 1;
      if (state === 'completed') this.built += 1;
      const added = this.#added.get(shard) ?? 0;
      if (state === 'failed' || (state === 'missing' && added === MAX_ADDED)) failed.push(shard);
      else if (state === 'missing') {
        this.#added.set(shard, added + 1);
        add.push(shard);
      }
      if (state === 'completed' || failed.includes(shard)) this.open.delete(shard);
    }
    this.failed += failed.length;
    return {add, failed};
  }
}

/**
 * Adds a job for each shard and waits until workers have built or given up all of them. Jobs that Redis has lost are added
 * again. Never throws: a build goes on without Redis and without workers.
 */
export async function followShards(input: FollowInput): Promise<Followed> {
  const {queue, of, waitMs, problem, onMessage, signal} = input;
  const progress = new Progress(of);
  let shown = '';
  /** Time of the last sign that the build goes on. */
  let lastSign = Date.now();
  let reason = 'no worker has taken a shard';
  while (progress.open.size > 0 && !signal?.aborted) {
    try {
      const disconnected = problem();
      if (disconnected !== undefined) throw new Error(disconnected);
      const before = progress.open.size;
      const states = await withLimit(queue.states([...progress.open]), ANSWER_MS);
      const {add, failed} = progress.update(states);
      if (add.length > 0) await withLimit(queue.add(add), ANSWER_MS);
      for (const shard of failed) {
        const text = await withLimit(queue.failureOf(shard), ANSWER_MS).catch(() => '');
        onMessage(`Shard ${shard} of ${of} was given up: ${text || 'its job is lost'}.`);
      }
      if (progress.active > 0 || progress.open.size < before) lastSign = Date.now();
      reason = 'no worker has taken a shard';
      const line = `Shards: ${progress.built} of ${of} built, ${progress.active} in work`;
      if (line !== shown && progress.built + progress.active > 0) onMessage(line);
      shown = line;
    } catch (error) {
      reason = `Redis cannot be used (${reasonOf(error)})`;
    }
    if (Date.now() - lastSign >= waitMs) {
      return {built: progress.built, reason: `For ${Math.round(waitMs / 1000)} s, ${reason}`};
    }
    if (progress.open.size > 0) await sleep(POLL_MS, undefined, signal && {signal}).catch(() => {});
  }
  return {built: progress.built};
}
