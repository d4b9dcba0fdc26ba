import {
  findContentTitle,
  type ParseFrontMatter,
  parseFrontMatter as readFrontMatter,
  scanLines,
  titleRewriter,
} from '@lectern/mdx';
import {createExcerptNow} from '@lectern/mdx/excerpt';

type DefaultParseFrontMatter = Parameters<ParseFrontMatter>[0]['defaultParseFrontMatter'];

/**
 * Splits a file into front matter and content, which is trimmed.
 *
 * @throws {MarkdownError} if the front matter is not a YAML map
 */
export const DEFAULT_PARSE_FRONT_MATTER: DefaultParseFrontMatter = async ({filePath, fileContent}) => {
  const {frontMatter, content} = readFrontMatter(fileContent, filePath);
  return {frontMatter: {...frontMatter}, content: content.trim()};
};

/** Plain text of the first block of a page that has text. */
export function createExcerpt(fileString: string): string | undefined {
  return createExcerptNow(fileString, 'mdx');
}

/**
 * Finds the title at the beginning of a Markdown text: an h1 before all other content except imports and comments.
 *
 * @param options - `removeContentTitle`: if true, the returned text does not contain the title
 */
export function parseMarkdownContentTitle(
  contentUntrimmed: string,
  {removeContentTitle = false}: {removeContentTitle?: boolean} = {},
): {content: string; contentTitle: string | undefined} {
  const content = contentUntrimmed.trim();
  const text = content.replace(/\r\n?/g, '\n');
  const found = findContentTitle(text);
  if (!found) return {content, contentTitle: undefined};
  if (!removeContentTitle) return {content, contentTitle: found.title};
  const rest = text.slice(0, found.start) + text.slice(found.end).replace(/^\n/, '');
  return {content: rest.trim(), contentTitle: found.title};
}

/** Parses a Markdown file into front matter, title, excerpt and content. `parseFrontMatter` reads the front matter. */
export async function parseMarkdownFile({
  filePath,
  fileContent,
  parseFrontMatter,
  removeContentTitle,
}: {
  filePath: string;
  fileContent: string;
  parseFrontMatter: ParseFrontMatter;
  removeContentTitle?: boolean;
}): Promise<{
  frontMatter: Record<string, unknown>;
  contentTitle: string | undefined;
  excerpt: string | undefined;
  content: string;
}> {
  const parsed = await parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const {content, contentTitle} = parseMarkdownContentTitle(parsed.content, {removeContentTitle});
  return {frontMatter: {...parsed.frontMatter}, content, contentTitle, excerpt: createExcerpt(content)};
}

/** Removes the fences of code blocks with the language `mdx-code-block`, so that their content is compiled as MDX. */
export function unwrapMdxCodeBlocks(content: string): string {
  let isInside = false;
  const lines = scanLines(content).filter(({info, isClosing}) => {
    if (info === 'mdx-code-block') isInside = true;
    else if (isInside && isClosing) isInside = false;
    else return true;
    return false;
  });
  return lines.map(({text}) => text).join('\n');
}

/** Rewrites titles of admonitions outside of code: `:::note Title` → `:::note[Title]`. */
export function admonitionTitleToDirectiveLabel(
  content: string,
  admonitionContainerDirectives: readonly string[],
): string {
  const rewrite = titleRewriter(admonitionContainerDirectives);
  if (!rewrite) return content;
  return scanLines(content)
    .map(({text, isCode}) => (isCode ? text : rewrite(text)))
    .join('\n');
}
