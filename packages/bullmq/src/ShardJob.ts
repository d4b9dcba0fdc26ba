import {z} from '@lectern/core/zod';

/** Maximum number of shards of a build, as in `site build --shard`. */
export const MAX_SHARDS = 256;

/** Name of all jobs. BullMQ requires one. */
export const JOB_NAME = 'shard';

/**
 * Data of a job: all that a worker reads of it. It has no command, path or option: who can write to Redis can make workers
 * build shards of their own checkout, and nothing else.
 */
const shardJobSchema = z
  .strictObject({
    /** Random name of the build: hexadecimal. */
    build: z.string().regex(/^[0-9a-f]{16}$/),
    /** From 1. */
    shard: z.int().min(1).max(MAX_SHARDS),
    /** Number of shards of the build. */
    of: z.int().min(1).max(MAX_SHARDS),
  })
  .refine(({shard, of}) => shard <= of);

export type ShardJob = z.output<typeof shardJobSchema>;

/** The fields that all jobs of a build have in common. */
export type BuildOfShards = Omit<ShardJob, 'shard'>;

/** Parses the data of a job. @returns `undefined` if it is not a shard */
export function parseShardJob(name: string, data: unknown): ShardJob | undefined {
  return name === JOB_NAME ? shardJobSchema.safeParse(data).data : undefined;
}
