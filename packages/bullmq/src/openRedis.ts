import {log} from '@lectern/core/content-helpers';
import {Redis} from 'ioredis';
import {shownRedisUrl} from './redisUrl.js';

const MAX_RETRY_MS = 2000;
const CONNECT_MS = 5000;

/** A connection that is made again when it breaks, with one message for each outage. */
export interface RedisConnection {
  readonly redis: Redis;
  /** Reason why Redis cannot be used now, as part of a sentence. */
  problem(): string | undefined;
  close(): void;
}

/** Reason of an error as part of a sentence. Errors of Redis contain no passwords. */
export function reasonOf(error: unknown): string {
  const {code, message} = error as Error & {code?: unknown};
  return (message || String(code ?? error)).split('\n')[0]?.slice(0, 200) ?? '';
}

/** Connects to Redis. Commands wait until it can be reached. */
export function openRedis(url: string): RedisConnection {
  const shown = shownRedisUrl(url);
  let problem: string | undefined;
  const redis = new Redis(url, {
    // BullMQ requires this: commands of workers wait until Redis is there again.
    maxRetriesPerRequest: null,
    connectTimeout: CONNECT_MS,
    retryStrategy: (times) => Math.min(times * 100, MAX_RETRY_MS),
  });
  redis.on('error', (error) => {
    if (problem === undefined) log.warn(`Redis (${shown}) cannot be used: ${reasonOf(error)}. Trying again.`);
    problem = reasonOf(error);
  });
  redis.on('ready', () => {
    if (problem !== undefined) log.info(`Redis (${shown}) can be used again.`);
    problem = undefined;
  });
  return {
    redis,
    problem: () => (redis.status === 'ready' ? undefined : (problem ?? 'there is no connection')),
    close: () => redis.disconnect(),
  };
}
