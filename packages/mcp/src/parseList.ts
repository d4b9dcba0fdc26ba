/** A link of an `llms.txt`. */
export interface ListedLink {
  readonly title: string;
  readonly url: string;
  readonly description?: string | undefined;
}

/** Links below one heading of an `llms.txt`. */
export interface ListedSection {
  /** "Docs: Guides"; "" for links above all headings. */
  readonly heading: string;
  readonly links: readonly ListedLink[];
}

export interface ParsedList {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly ListedSection[];
}

/** Longer lines are not read. */
const MAX_LINE = 5000;

/** Parses an `llms.txt`: headings, and links in lists. Other lines are left out. */
export function parseList(text: string): ParsedList {
  let [title, summary] = ['', ''];
  const sections: {heading: string; links: ListedLink[]}[] = [];
  for (const line of text.split('\n')) {
    if (line.length > MAX_LINE) continue;
    if (line.startsWith('# ')) title ||= line.slice(2).trim();
    else if (line.startsWith('> ')) summary ||= line.slice(2).trim();
    else if (line.startsWith('## ')) sections.push({heading: line.slice(3).trim(), links: []});
    else {
      const link = parseLink(line);
      if (!link) continue;
      if (sections.length === 0) sections.push({heading: '', links: []});
      sections.at(-1)?.links.push(link);
    }
  }
  return {title, summary, sections: sections.filter(({links}) => links.length > 0)};
}

/** Parses "- [Title](https://example.com/page.md): Description". */
function parseLink(line: string): ListedLink | undefined {
  if (!line.startsWith('- [')) return undefined;
  const end = closingBracket(line, 3);
  if (line.slice(end, end + 2) !== '](') return undefined;
  const rest = line.slice(end + 2);
  const colon = rest.indexOf('): ');
  const close = colon === -1 ? rest.trimEnd().length - 1 : colon;
  if (rest[close] !== ')') return undefined;
  return {
    title: line.slice(3, end).replace(/\\(.)/g, '$1'),
    url: rest.slice(0, close),
    description: colon === -1 ? undefined : rest.slice(colon + 3).trim(),
  };
}

/** Index of the first "]" without a backslash before it; -1 if there is none. */
function closingBracket(line: string, from: number): number {
  for (let index = from; index < line.length; index += 1) {
    if (line[index] === '\\') index += 1;
    else if (line[index] === ']') return index;
  }
  return -1;
}
