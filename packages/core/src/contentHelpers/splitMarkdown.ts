import {readFrontMatter} from '@lectern/mdx';
import type {LoadContext} from '../plugins/Plugin.js';

export interface SplitMarkdown {
  /** Parsed front matter. It is not checked yet: fields may have any type. */
  readonly frontMatter: unknown;
  readonly content: string;
}

/**
 * Splits the text of a Markdown file into front matter and content, with the function `markdown.parseFrontMatter` of
 * the site if it is set.
 *
 * @throws {MarkdownError} for invalid YAML, or if the site's parser fails
 */
export function splitMarkdown(text: string, file: string, {siteConfig}: LoadContext): Promise<SplitMarkdown> {
  return readFrontMatter(text, file, siteConfig.markdown.parseFrontMatter);
}
