import {randomBytes} from 'node:crypto';
import {type ConnectionOptions, Queue, Worker} from 'bullmq';
import type {Redis} from 'ioredis';
import {ATTEMPTS, WORKER_SETTINGS} from './jobSettings.js';
import {type BuildOfShards, JOB_NAME, type ShardJob} from './ShardJob.js';

/** State of the job of a shard. `missing`: Redis has no such job (any more). */
export type ShardState = 'missing' | 'waiting' | 'active' | 'completed' | 'failed';

interface QueueInput {
  readonly redis: Redis;
  readonly name: string;
  readonly prefix: string;
  /** Number of shards of the build. */
  readonly of: number;
}

/** The jobs of one build. Each build has ids of its own, so two builds of a commit do not touch each other's jobs. */
export class ShardQueue {
  readonly build: BuildOfShards;
  readonly #queue: Queue<ShardJob>;
  readonly #checker: Worker;

  constructor({redis, name, prefix, of}: QueueInput) {
    this.build = {build: randomBytes(8).toString('hex'), of};
    const connection: ConnectionOptions = redis;
    this.#queue = new Queue(name, {connection, prefix, skipVersionCheck: true});
    // Takes no jobs. Only checks for jobs of killed workers, so that these wait again if no other worker is there.
    this.#checker = new Worker(name, null, {connection, prefix, ...WORKER_SETTINGS});
    // `openRedis` reports them.
    this.#queue.on('error', () => {});
    this.#checker.on('error', () => {});
  }

  /** Begins to check for jobs of killed workers. Does not wait for Redis. */
  start(): void {
    void this.#checker.startStalledCheckTimer();
    // The queue is paused if Redis died while another build of the same commit removed it.
    this.#queue.resume().catch(() => {});
  }

  /** Adds jobs for shards, from 1. Does nothing for a shard whose job is there. */
  async add(shards: readonly number[]): Promise<void> {
    await this.#queue.addBulk(
      shards.map((shard) => ({
        name: JOB_NAME,
        data: {...this.build, shard},
        opts: {jobId: this.#idOf(shard), attempts: ATTEMPTS, stackTraceLimit: 0},
      })),
    );
  }

  async states(shards: readonly number[]): Promise<ReadonlyMap<number, ShardState>> {
    return new Map(
      await Promise.all(shards.map(async (shard) => [shard, await this.#stateOf(shard)] as const)),
    );
  }

  /** Reason why a job has failed, as workers have written it: printable ASCII, at most 200 characters. */
  async failureOf(shard: number): Promise<string> {
    const job = await this.#queue.getJob(this.#idOf(shard));
    return String(job?.failedReason ?? '')
      .replace(/[^ -~]+/g, ' ')
      .slice(0, 200);
  }

  /**
   * Removes the jobs of this build that no worker has, and the whole queue if nothing else is in it.
   */
  async clear(): Promise<void> {
    for (let shard = 1; shard <= this.build.of; shard++)
      await this.#queue.remove(this.#idOf(shard)).catch(() => {});
    const counts = await this.#queue.getJobCounts();
    if (Object.values(counts).every((count) => count === 0)) await this.#queue.obliterate();
  }

  /** Ends without waiting for Redis. */
  async close(): Promise<void> {
    await this.#checker.close(true);
    await this.#queue.disconnect();
  }

  #idOf(shard: number): string {
    return `${this.build.build}-${shard}`;
  }

  async #stateOf(shard: number): Promise<ShardState> {
    const state = await this.#queue.getJobState(this.#idOf(shard));
    if (state === 'unknown') return 'missing';
    return state === 'active' || state === 'completed' || state === 'failed' ? state : 'waiting';
  }
}
