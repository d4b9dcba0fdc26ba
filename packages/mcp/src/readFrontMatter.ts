/** Facts at the start of a Markdown file that Lectern has written. */
export interface PageFacts {
  readonly title?: string | undefined;
  /** Published address of the page. */
  readonly url?: string | undefined;
  readonly locale?: string | undefined;
  /** Name of the docs version: "current", "1.0". */
  readonly version?: string | undefined;
}

const MAX_LINES = 40;

/** Reads the front matter of a page's Markdown file: lines with a name and a JSON value. */
export function readFrontMatter(text: string): PageFacts {
  if (!text.startsWith('---\n')) return {};
  const facts = new Map<string, string>();
  for (const line of text.slice(4, 50_000).split('\n', MAX_LINES)) {
    if (line === '---') break;
    const colon = line.indexOf(': ');
    const value = colon === -1 ? undefined : parseText(line.slice(colon + 2));
    if (value !== undefined) facts.set(line.slice(0, colon), value);
  }
  const get = (name: keyof PageFacts) => facts.get(name);
  return {title: get('title'), url: get('url'), locale: get('locale'), version: get('version')};
}

/** Parses a JSON string; `undefined` for other values, and for a text that is too long. */
function parseText(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' && value.length <= 2000 ? value : undefined;
  } catch {
    return undefined;
  }
}
