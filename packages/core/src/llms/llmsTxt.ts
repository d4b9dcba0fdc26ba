import type {ListedPage, ReadingList} from '../plugins/ReadingList.js';

/** Site for which lists are written. */
export interface ListedSite {
  readonly title: string;
  readonly tagline: string;
  /** Text of the option `llmsTxt.introduction`. */
  readonly introduction?: string | undefined;
  /** Makes the absolute URL of a path: "https://example.com/docs/intro.md". */
  urlOf(path: string): string;
  /** Returns the path of the page's Markdown file; the path of the page if it has none. */
  textPath(page: string): string;
}

/** A list to which another one links. */
export interface LinkedList {
  readonly title: string;
  /** URL path of its file. */
  readonly file: string;
}

export interface ListInput {
  /** First heading of the file. */
  readonly title: string;
  readonly lists: readonly ReadingList[];
  /** Lists of other pages. */
  readonly others: readonly LinkedList[];
  /** URL path of the file with the texts of all pages of the list. */
  readonly fullText?: string | undefined;
}

/** Writes an `llms.txt`: Markdown with a heading, a summary, and links to pages below headings, one in a line. */
export function llmsTxt({title, lists, others, fullText}: ListInput, site: ListedSite): string {
  const summary = site.tagline === '' ? [] : [`> ${oneLine(site.tagline)}`];
  const introduction = site.introduction ? [site.introduction.trim()] : [];
  const full = fullText === undefined ? [] : [`The text of all these pages: ${site.urlOf(fullText)}`];
  const sections = lists.flatMap((list) =>
    list.sections.map((section) => {
      const heading = section.title === undefined ? list.title : `${list.title}: ${section.title}`;
      return [`## ${oneLine(heading)}`, section.pages.map((page) => pageLine(page, site)).join('\n')].join(
        '\n\n',
      );
    }),
  );
  const links = others.map((other) => `- [${linkText(other.title)}](${site.urlOf(other.file)})`);
  const more = links.length === 0 ? [] : ['## More lists', links.join('\n')];
  return `${[`# ${oneLine(title)}`, ...summary, ...introduction, ...full, ...sections, ...more].join('\n\n')}\n`;
}

function pageLine({path, title, description}: ListedPage, site: ListedSite): string {
  const link = `- [${linkText(title)}](${site.urlOf(site.textPath(path))})`;
  return description ? `${link}: ${oneLine(description)}` : link;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const linkText = (text: string) => oneLine(text).replace(/[\\[\]]/g, '\\$&');
