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

/**
 * Parses the value of `--poll`: a number is the interval in milliseconds, "false" switches polling off, any other text
 * switches it on.
 */
export function parsePoll(text: string): boolean | number {
  if (text === 'false') return false;
  const interval = Number(text);
  return text !== '' && Number.isFinite(interval) ? interval : true;
}
