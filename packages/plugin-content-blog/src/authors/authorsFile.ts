import path from 'node:path';
import {
  describeIssues,
  formatSettings,
  isFileSync,
  issueSentence,
  type PageFolders,
  type Problem,
  parseYaml,
  prefixClassNames,
  readIfThere,
  tagSlug,
  frontMatterText as text,
  toSource,
} from '@lectern/core/content-helpers';
import {tryDecodeUriComponent} from '@lectern/core/shared/encodePath';
import {z} from '@lectern/core/zod';
import type {Author} from '../client/types.js';
import {authorFields} from '../model/frontMatter.js';
import {type BlogPluginInput, blogPath, folderList} from '../paths.js';
import {resolveSocials} from './socials.js';

/** The authors of an authors file: key in the file → author. */
export type AuthorsMap = {readonly [key: string]: Author & {readonly key: string}};

const authorSchema = z
  .looseObject({
    ...authorFields,
    page: z.union([z.boolean(), z.looseObject({permalink: text.optional()})]).nullish(),
    socials: z.record(z.string(), text).nullish(),
  })
  .refine(({name, imageURL, image_url}) => (name ?? imageURL ?? image_url) !== undefined, {
    error: 'An author needs a "name" or an "imageURL".',
  });

type WrittenMapAuthor = z.output<typeof authorSchema>;

const authorsSchema = z.record(z.string(), authorSchema);

/** Texts of the report about mistakes in the authors file. */
export const AUTHORS_FILE_REPORT = {
  code: 'BLOG_AUTHORS_FILE',
  heading: 'The authors are not valid:',
  hint: 'Each key is an author, with a "name" or an "imageURL" below it.',
} as const;

/**
 * Number (from 1) of the line of an author, or of a field of the author; `undefined` if the file does not have the
 * author.
 */
function lineOf(content: string, [key, field]: readonly PropertyKey[]): number | undefined {
  const lines = content.split('\n');
  const isKey = (line: string, name: unknown) => /^\s*["']?(.*?)["']?\s*:/.exec(line)?.[1] === String(name);
  const at = lines.findIndex((line) => isKey(line, key));
  if (at === -1 || field === undefined) return at === -1 ? undefined : at + 1;
  const inner = lines.findIndex((line, index) => index > at && isKey(line, field));
  return (inner === -1 ? at : inner) + 1;
}

interface AuthorsFile extends BlogPluginInput {
  readonly file: string;
  /**
   * Absolute folders to which image paths may be relative: the folder of the authors file, then, for a translated
   * authors file, the folder of the original file.
   */
  readonly imageFolders: readonly string[];
  readonly content: string;
  readonly problems: Problem[];
}

/**
 * Resolves the image of an author: "/img/a.png" gets the base URL; "./a.png" becomes "@site/blog/a.png", so that posts
 * in any folder can show it. URLs, and files that do not exist, are returned unchanged.
 *
 * @param folders - absolute folders to which "./a.png" may be relative, in the order in which they are searched
 */
export function resolveImage(
  image: string | undefined,
  folders: readonly string[],
  {context}: BlogPluginInput,
): string | undefined {
  if (image?.startsWith('/')) return context.baseUrl + image.slice(1);
  if (!image || !/^\.\.?\//.test(image)) return image;
  const file = folders.map((folder) => path.resolve(folder, image)).find(isFileSync);
  return file === undefined ? image : toSource(context.siteDir, file);
}

/**
 * True if `image` is the path of a file that does not exist.
 *
 * @param image - as `resolveImage` returns it: "@site/…", or "./…", relative to the post. A URL is never missing.
 * @param postFile - absolute path of the post
 */
export function isMissingImage(image: string | undefined, postFile: string, siteDir: string): boolean {
  const isOfSite = image?.startsWith('@site/') ?? false;
  if (image === undefined || !(isOfSite || /^\.\.?\//.test(image))) return false;
  const file = isOfSite
    ? path.join(siteDir, image.slice('@site/'.length))
    : path.resolve(path.dirname(postFile), image);
  return ![file, tryDecodeUriComponent(file)].some(isFileSync);
}

function pageOf(key: string, page: WrittenMapAuthor['page'], input: BlogPluginInput): Author['page'] {
  if (!page) return null;
  const own = page === true ? undefined : page.permalink;
  return {permalink: blogPath(input, input.options.authorsBasePath, own ?? `/${tagSlug(key)}`)};
}

function resolveAuthor(key: string, author: WrittenMapAuthor, file: AuthorsFile): AuthorsMap[string] {
  const {imageURL, image_url, socials: written, page, ...others} = author;
  const {socials, wrong} = resolveSocials(written ?? {});
  for (const {platform, value} of wrong) {
    const message = `The author "${key}" has "${value}" for "${platform}", which is neither a handle nor a URL.`;
    file.problems.push({file: file.file, line: lineOf(file.content, [key, platform]), message});
  }
  const image = resolveImage(imageURL ?? image_url, file.imageFolders, file);
  return {
    ...others,
    key,
    ...(image !== undefined && {imageURL: image}),
    ...(written && {socials}),
    page: pageOf(key, page, file),
  };
}

function checkPermalinks(authors: AuthorsMap, {file, content, problems}: AuthorsFile): void {
  const keyOfPermalink = new Map<string, string>();
  for (const {key, page} of Object.values(authors)) {
    if (!page) continue;
    const other = keyOfPermalink.get(page.permalink);
    if (other !== undefined) {
      const message = `The authors "${other}" and "${key}" have the same page "${page.permalink}".`;
      problems.push({file, line: lineOf(content, [key, 'permalink']), message});
    }
    keyOfPermalink.set(page.permalink, key);
  }
}

function parseAuthorsFile(input: AuthorsFile): AuthorsMap {
  const {file, content, problems} = input;
  const parsed = parseYaml(content);
  if (!('value' in parsed)) {
    problems.push({file, line: parsed.line, message: `The authors file cannot be read: ${parsed.reason}.`});
    return {};
  }
  const {untrusted} = formatSettings(input.options, input.context.siteConfig);
  const value = untrusted ? prefixClassNames(parsed.value) : parsed.value;
  const result = authorsSchema.safeParse(value ?? {});
  if (!result.success) {
    for (const issue of describeIssues(result.error.issues, value, authorsSchema)) {
      const line = issue.path.length === 0 ? 1 : lineOf(content, issue.path);
      problems.push({file, line, message: issueSentence(issue)});
    }
    return {};
  }
  const entries = Object.entries(result.data).map(
    ([key, author]) => [key, resolveAuthor(key, author, input)] as const,
  );
  const authors = Object.fromEntries(entries);
  checkPermalinks(authors, input);
  return authors;
}

/**
 * Absolute paths at which the authors file may be: first the path of a translation, then the path of the original file.
 */
export function authorsFileCandidates(folders: PageFolders, authorsMapPath: string): readonly string[] {
  return folderList(folders).map((folder) => path.join(folder, authorsMapPath));
}

/**
 * Reads the authors file of a blog.
 *
 * @param problems - list to which mistakes in the file are added
 * @returns `undefined` if there is no such file
 */
export async function loadAuthorsMap(
  input: BlogPluginInput & {readonly folders: PageFolders},
  problems: Problem[],
): Promise<AuthorsMap | undefined> {
  const candidates = authorsFileCandidates(input.folders, input.options.authorsMapPath);
  for (const [index, file] of candidates.entries()) {
    const content = await readIfThere(file);
    if (content === undefined) continue;
    const imageFolders = candidates.slice(index).map((candidate) => path.dirname(candidate));
    return parseAuthorsFile({...input, file, imageFolders, content, problems});
  }
  return undefined;
}
