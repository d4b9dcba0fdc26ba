import type {Compilation} from '../compilation.js';
import {MarkdownError} from '../errors.js';

/** Creates the error for JSX or code in the tree of a Markdown file, where only a plugin can put it. */
export function mdxInMarkdown({input}: Compilation): MarkdownError {
  return new MarkdownError({
    code: 'MDX_IN_MARKDOWN',
    file: input.file,
    message:
      'A remark or rehype plugin put JSX or JavaScript into this page, which is Markdown and cannot hold any.',
    hint: 'Give the file the ending ".mdx", or set markdown.format to "mdx" if all .md files of the site are MDX.',
  });
}
