import type {ContentExports} from '../client/renderTypes.js';
import type {PayloadContent, RoutePayload} from '../shared/payload.js';
import type {PageShell} from './RenderJob.js';

/** Facts about a page, as its plugin has put them into the metadata of its content. */
interface Metadata {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly version?: unknown;
  readonly date?: unknown;
  readonly lastUpdatedAt?: unknown;
  readonly authors?: unknown;
  readonly tags?: unknown;
}

/**
 * Writes the front matter of a page's Markdown file: its title, description, address, version, locale and dates. Values
 * are JSON, which YAML reads.
 */
export function frontMatterOf(
  {payload, page, exports}: {payload: RoutePayload; page: PayloadContent; exports: ContentExports},
  {siteUrl, locale}: NonNullable<PageShell['markdown']>,
): {readonly title: string | undefined; readonly facts: string} {
  const metadata = (page.metadata ?? {}) as Metadata;
  const frontMatter = (exports.frontMatter ?? {}) as Metadata;
  const title = textOf(metadata.title) ?? textOf(frontMatter.title) ?? textOf(exports.contentTitle);
  const facts = {
    title,
    description: textOf(metadata.description) ?? textOf(frontMatter.description),
    url: siteUrl + payload.path,
    locale,
    version: textOf(metadata.version),
    date: textOf(metadata.date)?.slice(0, 10),
    authors: namesOf(metadata.authors, 'name'),
    tags: namesOf(metadata.tags, 'label'),
    lastUpdate: dateOf(metadata.lastUpdatedAt),
  };
  const lines = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return {title, facts: ['---', ...lines, '---', ''].join('\n')};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function namesOf(list: unknown, field: string): readonly string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const names = list.flatMap(
    (one: unknown) => textOf((one as Record<string, unknown> | null)?.[field]) ?? [],
  );
  return names.length > 0 ? names : undefined;
}

/** Returns the day of a time in milliseconds: "2026-11-29". */
function dateOf(value: unknown): string | undefined {
  if (typeof value !== 'number' || Number.isNaN(new Date(value).getTime())) return undefined;
  return new Date(value).toISOString().slice(0, 10);
}
