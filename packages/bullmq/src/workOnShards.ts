import {setTimeout as sleep} from 'node:timers/promises';
import {log, onExit} from '@lectern/core/content-helpers';
import {type ConnectionOptions, type Job, UnrecoverableError, WaitingError, Worker} from 'bullmq';
import {WORKER_SETTINGS} from './jobSettings.js';
import {openRedis, reasonOf} from './openRedis.js';
import {runSite} from './runSite.js';
import {parseShardJob} from './ShardJob.js';
import type {BuildCommands} from './siteCommands.js';
import {withLimit} from './withLimit.js';

export interface WorkerInput {
  readonly url: string;
  readonly queueName: string;
  readonly prefix: string;
  /** Absolute path. */
  readonly siteDir: string;
  readonly commands: Pick<BuildCommands, 'shard'>;
  /** Milliseconds that a shard may take. */
  readonly limitMs: number;
  /** Milliseconds without a job after which the worker ends. */
  readonly idleMs: number;
}

const POLL_MS = 200;
const CLOSE_MS = 3000;

/** State of a worker, between its jobs. */
interface WorkState {
  /** Number of shards that were built. */
  built: number;
  isBusy: boolean;
  /** Unix time in milliseconds at which the last job ended. */
  idleSince: number;
}

/**
 * Builds the shard of a job.
 *
 * @throws `UnrecoverableError` if the job is not valid, or `WaitingError` after it was given back to the queue: BullMQ
 *   reads these classes. Other errors: the shard has failed, and may be tried again
 */
async function buildShard(
  job: Job,
  token: string | undefined,
  input: WorkerInput,
  signal: AbortSignal,
): Promise<void> {
  const shardJob = parseShardJob(job.name, job.data);
  if (!shardJob) {
    log.warn('A job in the queue is not a shard of a build. It was refused.');
    throw new UnrecoverableError('the job is not a shard of a build');
  }
  const {commands, siteDir: cwd, limitMs} = input;
  const name = `Shard ${shardJob.shard} of ${shardJob.of}`;
  log.info(`${name}: begun`);
  const end = await runSite({args: commands.shard(shardJob), cwd, signal, limitMs});
  if (end.kind === 'aborted') {
    await job.moveToWait(token);
    log.info(`${name}: given back to the queue`);
    throw new WaitingError();
  }
  if (end.kind === 'limit') throw new Error(`it took longer than ${Math.round(limitMs / 1000)} s`);
  if (end.code !== 0) throw new Error(`its command ended with the code ${end.code}`);
  log.success(`${name}: built`);
}

/** Reason of an error of BullMQ, as part of a sentence. */
function queueProblem(error: Error): string {
  return /^Missing (?:key|lock) for job /.test(error.message)
    ? 'the job is gone or was given to another worker. The shard that was built is in the store'
    : reasonOf(error);
}

/**
 * Takes jobs from the queue of this commit until there were none for a time, or a signal ends the process.
 *
 * @returns number of shards that were built
 */
export async function workOnShards(input: WorkerInput): Promise<number> {
  const {url, queueName, prefix, idleMs} = input;
  const {redis, close} = openRedis(url);
  const connection: ConnectionOptions = redis;
  const ending = new AbortController();
  const state: WorkState = {built: 0, isBusy: false, idleSince: Date.now()};
  const worker = new Worker(
    queueName,
    async (job, token) => {
      state.isBusy = true;
      try {
        await buildShard(job, token, input, ending.signal);
        state.built += 1;
      } finally {
        state.isBusy = false;
        state.idleSince = Date.now();
      }
    },
    {connection, prefix, ...WORKER_SETTINGS},
  );
  worker.on('failed', (_job, error) => log.warn(`The shard has failed: ${reasonOf(error)}.`));
  worker.on('error', (error) => {
    // Broken connections are reported by `openRedis`.
    if (redis.status === 'ready') log.warn(`The queue reports: ${queueProblem(error)}.`);
  });
  const stopHandling = onExit(async () => {
    ending.abort();
    await worker.close();
  });
  log.info(`Waiting for shards, in the queue ${queueName}`);
  while (state.isBusy || Date.now() - state.idleSince < idleMs) await sleep(POLL_MS);
  stopHandling();
  await withLimit(worker.close(), CLOSE_MS).catch(() => {});
  close();
  return state.built;
}
