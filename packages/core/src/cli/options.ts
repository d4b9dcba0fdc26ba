import {InvalidArgumentError} from 'commander';
import type {ShardNumber} from '../config/flags.js';
import {errors} from '../errors/catalog.js';

/**
 * Returns the site folder of commands that are called without one: the environment variable `DOCUSAURUS_CLI_SITE_DIR`,
 * otherwise the current folder.
 */
export function defaultSiteDir(): string {
  return process.env.DOCUSAURUS_CLI_SITE_DIR ?? '.';
}

export function defaultConfig(): string | undefined {
  return process.env.DOCUSAURUS_CLI_CONFIG;
}

/** Parses a port number. @throws {SiteError} `PORT_INVALID` */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw errors.portInvalid(text);
  return port;
}

/** Parses a number of at least 1. @throws {InvalidArgumentError} for which commander prints the name of the option */
export function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1) throw new InvalidArgumentError('It must be a number of at least 1.');
  return count;
}

/** Largest number of shards. Each of them loads and bundles the whole site, so more would not make a build faster. */
const MAX_SHARDS = 256;

/** Parses a share of a build: "2/8". @throws {InvalidArgumentError} for which commander prints the name of the option */
export function parseShard(text: string): ShardNumber {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= count && count <= MAX_SHARDS) return {index, count};
  throw new InvalidArgumentError(
    `It must be the number of this shard and the number of all shards, at most ${MAX_SHARDS}: 1/8, 2/8, … 8/8.`,
  );
}

/** Parses the number of shards. @throws {InvalidArgumentError} for which commander prints the name of the option */
export function parseShardCount(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= MAX_SHARDS) return count;
  throw new InvalidArgumentError(`It must be the number of all shards, from 1 to ${MAX_SHARDS}.`);
}

/** Parses the name of a run. @throws {InvalidArgumentError} for which commander prints the name of the option */
export function parseRun(text: string): string {
  if (/^[\w.:@/+-]{1,200}$/.test(text)) return text;
  throw new InvalidArgumentError(
    'It must have 1 to 200 characters, each a letter, a digit or one of _ . : @ / + -',
  );
}

/**
 * Parses the value of `--poll`: a number is the interval in milliseconds, "false" switches polling off, any other text
 * switches it on.
 */
export function parsePoll(text: string): boolean | number {
  if (text === 'false') return false;
  const interval = Number(text);
  return text !== '' && Number.isFinite(interval) ? interval : true;
}

/** Parses a list of names with commas between them; a repeated option adds to it. */
export function parseNames(text: string, previous: readonly string[] = []): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...previous, ...names.filter((name) => name !== '')];
}

/** Parses the address of a site. @throws {InvalidArgumentError} for which commander prints the name of the option */
export function parseSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError('It must begin with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new InvalidArgumentError('It must not have a name or a password.');
  }
  return url.href;
}
