/** Markdown is checked by the same function when it is compiled. */
export {isSafeUrl, type UrlUse} from '@lectern/mdx/safe-url';
