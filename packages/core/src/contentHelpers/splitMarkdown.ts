import {parseFrontMatter} from '@lectern/mdx';
import type {LoadContext} from '../plugins/Plugin.js';

export interface SplitMarkdown {
  /** Not checked. */
  readonly frontMatter: unknown;
  readonly content: string;
}

/**
 * Splits a file into front matter and content, through the site's own `markdown.parseFrontMatter` if it has one.
 *
 * @throws {MarkdownError} for broken YAML.
 */
export async function splitMarkdown(
  text: string,
  file: string,
  {siteConfig}: LoadContext,
): Promise<SplitMarkdown> {
  const custom = siteConfig.markdown.parseFrontMatter;
  if (!custom) return parseFrontMatter(text, file);
  return custom({
    filePath: file,
    fileContent: text,
    defaultParseFrontMatter: async ({filePath, fileContent}) => {
      const {frontMatter, content} = parseFrontMatter(fileContent, filePath);
      return {frontMatter: {...frontMatter}, content};
    },
  });
}
