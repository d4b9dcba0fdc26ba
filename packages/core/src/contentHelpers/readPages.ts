import fs from 'node:fs';
import {
  createExcerpt,
  decodeMarkdown,
  formatOf,
  MarkdownError,
  parseContentTitle,
  prefixClassNames,
} from '@lectern/mdx';
import type {Problem} from '../errors/SiteError.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {FileCache} from './FileCache.js';
import {formatSettings} from './options.js';
import {splitMarkdown} from './splitMarkdown.js';

/** Parsed Markdown file, whatever kind of page it becomes. */
export interface PageFacts<FrontMatter> {
  readonly frontMatter: FrontMatter;
  /** The first h1; looked for only where the front matter has no title. */
  readonly contentTitle: string | undefined;
  /** The first text; looked for only where the front matter has no description. */
  readonly excerpt: string | undefined;
}

/** The part of front matter that decides what is looked for below it. */
interface NamingFrontMatter {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly [key: string]: unknown;
}

/** How the Markdown files of a plugin are read. */
export interface PageReader<FrontMatter extends NamingFrontMatter, Facts extends PageFacts<FrontMatter>> {
  readonly context: LoadContext;
  readonly options: Parameters<typeof formatSettings>[0];
  /** Kept between reads. */
  readonly facts: FileCache<Facts>;
  checkFrontMatter(
    frontMatter: unknown,
    source: {readonly file: string; readonly text: string},
  ): {readonly frontMatter: FrontMatter} | {readonly problems: readonly Problem[]};
  /** Adds what is read of this kind of page only. */
  complete(page: PageFacts<FrontMatter>, content: string, file: string): Facts;
}

/**
 * Reads a file, unless it has not changed since it was last read.
 *
 * @returns nothing for wrong front matter, which goes to `problems`.
 * @throws {MarkdownError} for what is not even text with front matter
 */
async function readPage<FrontMatter extends NamingFrontMatter, Facts extends PageFacts<FrontMatter>>(
  file: string,
  reader: PageReader<FrontMatter, Facts>,
  problems: Problem[],
): Promise<Facts | undefined> {
  const stat = fs.statSync(file);
  return reader.facts.find(file, stat) ?? readAgain({file, stat}, reader, problems);
}

/** As `readPage`, whether or not the file has changed. */
async function readAgain<FrontMatter extends NamingFrontMatter, Facts extends PageFacts<FrontMatter>>(
  {file, stat}: {readonly file: string; readonly stat: fs.Stats},
  reader: PageReader<FrontMatter, Facts>,
  problems: Problem[],
): Promise<Facts | undefined> {
  const {context, options, facts} = reader;
  // Small files are read in a fraction of the time that it takes to wait for them.
  const text = decodeMarkdown(fs.readFileSync(file), file);
  const {frontMatter: written, content} = await splitMarkdown(text, file, context);
  const settings = formatSettings(options, context.siteConfig);
  const guarded = settings.untrusted ? prefixClassNames(written) : written;
  const checked = reader.checkFrontMatter(guarded, {file, text});
  if ('problems' in checked) {
    problems.push(...checked.problems);
    return undefined;
  }
  const {frontMatter} = checked;
  const {title, description} = frontMatter;
  const format = formatOf({file, text, frontMatter}, settings);
  const page: PageFacts<FrontMatter> = {
    frontMatter,
    contentTitle: title === undefined ? parseContentTitle(content) : undefined,
    excerpt: description === undefined ? await createExcerpt(content, format) : undefined,
  };
  const complete = reader.complete(page, content, file);
  facts.remember(file, stat, complete);
  return complete;
}

/**
 * Checks that an edit of a file changes more than the text of its page.
 *
 * @returns `true` for files that were never read, or cannot be read now
 */
export async function hasNewFacts<
  FrontMatter extends NamingFrontMatter,
  Facts extends PageFacts<FrontMatter>,
>(file: string, reader: PageReader<FrontMatter, Facts>): Promise<boolean> {
  const known = reader.facts.last(file);
  if (!known) return true;
  try {
    const page = await readAgain({file, stat: fs.statSync(file)}, reader, []);
    return JSON.stringify(page) !== JSON.stringify(known);
  } catch {
    return true;
  }
}

/** The files of a plugin, and what is wrong with them. */
export interface ReadPages<File> {
  readonly files: readonly File[];
  readonly problems: readonly Problem[];
  /** Files that are not even text with front matter. */
  readonly unreadable: readonly MarkdownError[];
}

/** Reads Markdown files; each keeps what is given of it beside its path. */
export async function readPages<
  FrontMatter extends NamingFrontMatter,
  Facts extends PageFacts<FrontMatter>,
  Path extends {readonly file: string},
>(paths: readonly Path[], reader: PageReader<FrontMatter, Facts>): Promise<ReadPages<Facts & Path>> {
  const problems: Problem[] = [];
  const unreadable: MarkdownError[] = [];
  const read = async (page: Path): Promise<(Facts & Path) | undefined> => {
    const facts = await readPage(page.file, reader, problems).catch((error: unknown) => {
      if (!(error instanceof MarkdownError)) throw error;
      unreadable.push(error);
      return undefined;
    });
    return facts && {...facts, ...page};
  };
  const files = await Promise.all(paths.map(read));
  return {files: files.filter((file) => file !== undefined), problems, unreadable};
}
