import {errors} from '../errors/catalog.js';

/** Default folder of the site for commands. */
export function defaultSiteDir(): string {
  return process.env.DOCUSAURUS_CLI_SITE_DIR ?? '.';
}

export function defaultConfig(): string | undefined {
  return process.env.DOCUSAURUS_CLI_CONFIG;
}

/** @throws {SiteError} `PORT_INVALID` */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw errors.portInvalid(text);
  return port;
}

/** "true" and "" watch by polling, a number says how often, "false" does not. */
export function parsePoll(text: string): boolean | number {
  if (text === 'false') return false;
  const interval = Number(text);
  return text !== '' && Number.isFinite(interval) ? interval : true;
}
