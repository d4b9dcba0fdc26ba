import {errors} from './errors.js';

const VARIABLE = 'REDIS_URL';

/** True for a URL with the scheme `redis` or `rediss` and a host. */
export function isRedisUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const {protocol, hostname} = new URL(text);
  return /^rediss?:$/.test(protocol) && hostname !== '';
}

/**
 * Returns the address of Redis: `REDIS_URL`, or else the option `url` of the plugin.
 *
 * @throws {SiteError} `QUEUE_REDIS_URL`
 */
export function resolveRedisUrl(option: string | undefined, env: NodeJS.ProcessEnv): string {
  const url = env[VARIABLE] || option;
  if (url === undefined) throw errors.urlMissing();
  if (!isRedisUrl(url)) throw errors.urlInvalid(env[VARIABLE] ? VARIABLE : 'The option "url"');
  return url;
}

/** The address without name, password and query: for messages. */
export function shownRedisUrl(url: string): string {
  const {protocol, host} = new URL(url);
  return `${protocol}//${host}`;
}
