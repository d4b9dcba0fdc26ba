import type {SiteSource} from './SiteSource.js';

/** Facts in the head of a page. */
export interface SiteHead {
  readonly locale?: string | undefined;
  /** Version of Lectern that made the page. */
  readonly lectern?: string | undefined;
}

/** Pages of which one is in each site: not each has a home page. */
const PAGES = ['index.html', '404.html'];
const MAX_HEAD = 20_000;

/** Reads the locale of a site and the version of Lectern from one of its pages; they are absent if there is no page. */
export async function readSiteHead(source: SiteSource, signal: AbortSignal): Promise<SiteHead> {
  for (const file of PAGES) {
    const page = await source.read(file, signal);
    const head = page && parseSiteHead(page.text);
    if (head?.lectern !== undefined || head?.locale !== undefined) return head;
  }
  return {};
}

function parseSiteHead(html: string): SiteHead {
  const head = html.slice(0, MAX_HEAD);
  const [, lectern] = /<meta name="generator" content="Lectern v([^"]{1,100})"/.exec(head) ?? [];
  const [, locale] = /name="docusaurus_locale" content="([^"]{1,100})"/.exec(head) ?? [];
  return {locale, lectern};
}
