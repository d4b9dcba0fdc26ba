import fs from 'node:fs';
import {
  createExcerpt,
  decodeMarkdown,
  formatOf,
  MarkdownError,
  parseContentTitle,
  prefixClassNames,
  type Variables,
} from '@lectern/mdx';
import {sha256, stampOf} from '@lectern/store';
import {mergeErrors} from '../errors/mergeErrors.js';
import {type ProblemReport, throwProblems} from '../errors/problems.js';
import type {Problem} from '../errors/SiteError.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {FileCache} from './FileCache.js';
import type {FrontMatterCheck} from './frontMatter.js';
import {formatSettings} from './options.js';
import {splitMarkdown} from './splitMarkdown.js';

/**
 * Data that docs, posts and other pages read from a Markdown file: the front matter, and the texts for a default title
 * and description.
 */
export interface PageFacts<FrontMatter> {
  readonly frontMatter: FrontMatter;
  /** Text of the first h1; read only if the front matter has no title. */
  readonly contentTitle: string | undefined;
  /**
   * Plain text of the first block (paragraph, quote, list item, …) that has text; read only if the front matter has no
   * description.
   */
  readonly excerpt: string | undefined;
}

/**
 * Front matter with the fields `title` and `description`. If it has them, title and excerpt need not be read from the
 * content.
 */
interface NamingFrontMatter {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly [key: string]: unknown;
}

/** Settings and functions with which a plugin reads its Markdown files. */
export interface PageReader<Facts extends PageFacts<NamingFrontMatter>> {
  readonly context: LoadContext;
  readonly options: Parameters<typeof formatSettings>[0];
  /** Cache of the data that was read from each file. */
  readonly facts: FileCache<Facts>;
  /** Values of variables `{{version.…}}`. */
  readonly variables?: Variables | undefined;
  readonly checkFrontMatter: FrontMatterCheck<Facts['frontMatter']>;
  /** Returns the data of a page with fields that only this plugin has, such as the date of a post. */
  complete(page: PageFacts<Facts['frontMatter']>, content: string, file: string): Facts;
}

/**
 * Reads a file, even if the cache has data of the unchanged file.
 *
 * @returns `undefined` if the front matter is invalid; its problems are added to `problems`
 * @throws {MarkdownError} for a file that cannot be decoded, or whose front matter cannot be parsed
 */
async function readPage<Facts extends PageFacts<NamingFrontMatter>>(
  {file, stat}: {readonly file: string; readonly stat: fs.Stats},
  reader: PageReader<Facts>,
  problems: Problem[],
): Promise<Facts | undefined> {
  const {context, options, facts} = reader;
  // Synchronous, since reading small files takes less time than awaiting it.
  const bytes = fs.readFileSync(file);
  const text = decodeMarkdown(bytes, file);
  const {frontMatter: written, content} = await splitMarkdown(text, file, context, reader.variables);
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
  const page: PageFacts<Facts['frontMatter']> = {
    frontMatter,
    contentTitle: title === undefined ? parseContentTitle(content) : undefined,
    excerpt: description === undefined ? await createExcerpt(content, format) : undefined,
  };
  const complete = reader.complete(page, content, file);
  facts.remember(file, stampOf(stat, sha256(bytes)), complete);
  return complete;
}

/**
 * True if an edit has changed the data of a file, such as its front matter or title, and not only the text of its page.
 * Also true if the file was never read, or cannot be read now.
 */
export async function hasNewFacts<Facts extends PageFacts<NamingFrontMatter>>(
  file: string,
  reader: PageReader<Facts>,
): Promise<boolean> {
  const known = reader.facts.last(file);
  if (!known) return true;
  try {
    const page = await readPage({file, stat: fs.statSync(file)}, reader, []);
    return JSON.stringify(page) !== JSON.stringify(known);
  } catch {
    return true;
  }
}

/** Data of all files of a plugin, and the problems in them. */
export interface ReadPages<File> {
  readonly files: readonly File[];
  readonly problems: readonly Problem[];
  /** Errors of files that cannot be decoded, or whose front matter cannot be parsed. */
  readonly unreadable: readonly MarkdownError[];
}

/**
 * Reads the Markdown files that have changed since the last read; takes the data of other files from the cache. Each
 * result also has the fields of its entry in `paths`.
 */
export async function readPages<
  Facts extends PageFacts<NamingFrontMatter>,
  Path extends {readonly file: string},
>(paths: readonly Path[], reader: PageReader<Facts>): Promise<ReadPages<Facts & Path>> {
  const problems: Problem[] = [];
  const unreadable: MarkdownError[] = [];
  const read = async (page: Path): Promise<(Facts & Path) | undefined> => {
    const {file} = page;
    const stat = fs.statSync(file);
    const known = reader.facts.find(file, stat);
    if (known) return {...known, ...page};
    const facts = await readPage({file, stat}, reader, problems).catch((error: unknown) => {
      if (!(error instanceof MarkdownError)) throw error;
      unreadable.push(error);
      return undefined;
    });
    return facts && {...facts, ...page};
  };
  const files = await Promise.all(paths.map(read));
  return {files: files.filter((file) => file !== undefined), problems, unreadable};
}

/**
 * Throws one error for all files that cannot be read. If there are none, throws one for all problems in front matter.
 *
 * @throws {SiteError | MarkdownError} for files that cannot be read
 * @throws {SiteError} with `code` for problems in front matter
 */
export function throwReadErrors(
  read: readonly ReadPages<unknown>[],
  report: Omit<ProblemReport, 'hint'>,
): void {
  const [unreadable, ...others] = read.flatMap((pages) => pages.unreadable);
  if (unreadable) throw mergeErrors([unreadable, ...others], report.siteDir);
  const problems = read.flatMap((pages) => pages.problems);
  const hint = 'Correct the values named above; keys that Lectern does not know are allowed.';
  throwProblems(problems, {...report, hint});
}
