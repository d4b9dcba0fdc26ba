import {log, onExit} from '@lectern/core/content-helpers';
import {followShards} from './followShards.js';
import {openRedis} from './openRedis.js';
import {runSite} from './runSite.js';
import {ShardQueue} from './ShardQueue.js';
import type {BuildCommands} from './siteCommands.js';
import {withLimit} from './withLimit.js';

export interface CoordinatorInput {
  readonly url: string;
  readonly queueName: string;
  readonly prefix: string;
  /** Absolute path. */
  readonly siteDir: string;
  readonly commands: BuildCommands;
  /** Number of shards. */
  readonly shards: number;
  /** Milliseconds without a working worker, or without Redis, after which this machine builds the rest. */
  readonly waitMs: number;
}

/** Time limit for the removal of jobs, which ends with the process when a signal has ended it. */
const CLEAR_MS = 3000;

/** Removes the jobs of a build, and closes the queue. Does not wait for a Redis that does not answer. */
async function clearQueue(queue: ShardQueue): Promise<void> {
  await withLimit(queue.clear(), CLEAR_MS).catch(() => {});
  await withLimit(queue.close(), CLEAR_MS).catch(() => {});
}

/**
 * Gives the shards of a build to workers, waits for them, and merges.
 *
 * @returns the exit code of the merge
 */
export async function buildWithWorkers(input: CoordinatorInput): Promise<number> {
  const {url, queueName: name, prefix, siteDir, commands, shards, waitMs} = input;
  const ending = new AbortController();
  const {redis, problem, close} = openRedis(url);
  const queue = new ShardQueue({redis, name, prefix, of: shards});
  const stopHandling = onExit(async () => {
    ending.abort();
    await clearQueue(queue);
  });
  try {
    log.info(`${shards} shards for workers, in the queue ${name}`);
    queue.start();
    const {built, reason} = await followShards({
      queue,
      of: shards,
      waitMs,
      problem,
      onMessage: log.info,
      signal: ending.signal,
    });
    if (reason !== undefined) log.warn(`${reason}. This machine builds the shards that are missing.`);
    if (!ending.signal.aborted) log.info(`Workers have built ${built} of ${shards} shards.`);
    if (problem() === undefined) await clearQueue(queue);
  } finally {
    close();
  }
  const end = await runSite({args: commands.merge(queue.build), cwd: siteDir, signal: ending.signal});
  stopHandling();
  return end.kind === 'exit' ? end.code : 1;
}
