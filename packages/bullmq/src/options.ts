import {z} from '@lectern/core/zod';
import {isRedisUrl} from './redisUrl.js';

function hasPassword(url: string): boolean {
  return URL.canParse(url) && (new URL(url).username !== '' || new URL(url).password !== '');
}

/** Schema of the options of the plugin. It fills in the defaults. */
export const queueOptionsSchema = z.strictObject({
  /** Address of Redis, without name and password. The environment variable `REDIS_URL` overrides it. */
  url: z
    .string()
    .refine(isRedisUrl, {error: 'the address of a Redis server, such as "redis://redis.example.com:6379"'})
    .refine((url) => !hasPassword(url), {
      error:
        'Names and passwords of Redis must not be in the configuration. Set REDIS_URL in the environment.',
    })
    .optional(),
  /** First part of the names of all keys in Redis. */
  prefix: z
    .string()
    .regex(/^[\w.-]{1,60}$/, {error: 'up to 60 letters, digits, "_", "." and "-"'})
    .default('lectern'),
});

/** Options as written in the configuration of a site. */
export type Options = z.input<typeof queueOptionsSchema>;
/** Options with every default filled in. */
export type PluginOptions = z.output<typeof queueOptionsSchema>;
