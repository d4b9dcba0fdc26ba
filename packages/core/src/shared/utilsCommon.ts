/** Module `@docusaurus/utils-common` for plugins and themes: helpers for URLs and texts, in Node and the browser. */
import {applyTrailingSlash as applyToLink, type TrailingSlash} from './url.js';

export {addLeadingSlash, addTrailingSlash} from './url.js';

export interface ApplyTrailingSlashParams {
  trailingSlash: TrailingSlash;
  baseUrl: string;
}

/**
 * Applies the option `trailingSlash` to the path of an internal URL. With `trailingSlash: true`, an empty path becomes
 * "/".
 */
export function applyTrailingSlash(path: string, options: ApplyTrailingSlashParams): string {
  return path === '' && options.trailingSlash ? '/' : applyToLink(path, options);
}

export function removeTrailingSlash(str: string): string {
  return removeSuffix(str, '/');
}

/** Adds a prefix unless the text already begins with it. */
export function addPrefix(str: string, prefix: string): string {
  return str.startsWith(prefix) ? str : prefix + str;
}

/** Adds a suffix unless the text already ends with it. */
export function addSuffix(str: string, suffix: string): string {
  return str.endsWith(suffix) ? str : str + suffix;
}

export function removePrefix(str: string, prefix: string): string {
  return str.startsWith(prefix) ? str.slice(prefix.length) : str;
}

export function removeSuffix(str: string, suffix: string): string {
  return suffix !== '' && str.endsWith(suffix) ? str.slice(0, -suffix.length) : str;
}

/** Lists an error and its causes, the error first. The list ends before a cause that it already contains. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  const chain: [Error, ...Error[]] = [error];
  for (let {cause} = error; cause && !chain.includes(cause as Error); cause = (cause as Error).cause) {
    chain.push(cause as Error);
  }
  return chain;
}

/** Id of the HTML element that contains the text of a blog post. */
export const blogPostContainerID = '__blog-post-container';
