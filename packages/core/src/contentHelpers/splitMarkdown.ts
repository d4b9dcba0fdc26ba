import {fillVariables, readFrontMatter, type Variables} from '@lectern/mdx';
import {siteVariables} from '../config/markdownSettings.js';
import type {LoadContext} from '../plugins/Plugin.js';

export interface SplitMarkdown {
  /** Parsed front matter. It is not checked yet: fields may have any type. */
  readonly frontMatter: unknown;
  readonly content: string;
}

/**
 * Splits the text of a Markdown file into front matter and content, with the function `markdown.parseFrontMatter` of
 * the site if it is set. Variables have their values in both.
 *
 * @param version - values of variables `{{version.…}}`
 * @throws {MarkdownError} for invalid YAML, or if the site's parser fails
 */
export async function splitMarkdown(
  text: string,
  file: string,
  {siteConfig}: LoadContext,
  version?: Variables,
): Promise<SplitMarkdown> {
  const split = await readFrontMatter(text, file, siteConfig.markdown.parseFrontMatter);
  return fillVariables(split, {site: siteVariables(siteConfig), version});
}

/**
 * Text that changes with each setting of the site by which `splitMarkdown` reads files, for the name of a cache;
 * `undefined` if the results cannot be cached, since a function of the site takes part.
 */
export function splitSettings({siteConfig}: LoadContext, version?: Variables): string | undefined {
  const {parseFrontMatter, format, untrusted} = siteConfig.markdown;
  return parseFrontMatter
    ? undefined
    : JSON.stringify([format, untrusted, siteVariables(siteConfig), version]);
}
