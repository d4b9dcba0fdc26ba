/** The compiler of Markdown uses the same function. */
export {isSafeUrl, type UrlUse} from '@lectern/mdx/safe-url';
