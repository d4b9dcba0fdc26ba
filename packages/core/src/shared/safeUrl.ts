/** Check for URLs that run code ("javascript:…"). The Markdown compiler uses the same function. */
export {isSafeUrl, type UrlUse} from '@lectern/mdx/safe-url';
