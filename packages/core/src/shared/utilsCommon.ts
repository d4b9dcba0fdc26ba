/** For Node and the browser. */
import {applyTrailingSlash as applyToLink, type TrailingSlash} from './url.js';

export {addLeadingSlash, addTrailingSlash} from './url.js';

export interface ApplyTrailingSlashParams {
  trailingSlash: TrailingSlash;
  baseUrl: string;
}

/** Applies the option `trailingSlash` to the path of an internal URL; an empty path is "/" with a slash. */
export function applyTrailingSlash(path: string, options: ApplyTrailingSlashParams): string {
  return path === '' && options.trailingSlash ? '/' : applyToLink(path, options);
}

export function removeTrailingSlash(str: string): string {
  return removeSuffix(str, '/');
}

/** Puts a prefix before a text that does not have it. */
export function addPrefix(str: string, prefix: string): string {
  return str.startsWith(prefix) ? str : prefix + str;
}

/** Puts a suffix behind a text that does not have it. */
export function addSuffix(str: string, suffix: string): string {
  return str.endsWith(suffix) ? str : str + suffix;
}

export function removePrefix(str: string, prefix: string): string {
  return str.startsWith(prefix) ? str.slice(prefix.length) : str;
}

export function removeSuffix(str: string, suffix: string): string {
  return suffix !== '' && str.endsWith(suffix) ? str.slice(0, -suffix.length) : str;
}

/** An error, its cause, the cause of that, and so on. A cause that is its own cause ends the chain. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  const chain: [Error, ...Error[]] = [error];
  for (let {cause} = error; cause && !chain.includes(cause as Error); cause = (cause as Error).cause) {
    chain.push(cause as Error);
  }
  return chain;
}

/** Id of the element that the text of a blog post is in. */
export const blogPostContainerID = '__blog-post-container';
