import path from 'node:path';
import {MarkdownError} from './errors.js';
import type {MarkdownConfig, MarkdownFormat} from './types.js';

interface FormatInput {
  /** Absolute path. */
  readonly file: string;
  /** Whole text of the file, to find the line of an error. */
  readonly text: string;
  readonly frontMatter: {readonly [key: string]: unknown};
}

/**
 * Returns the format of a file: "mdx" may run code, "md" never does. `mdx.format` in the front matter has precedence
 * over the setting of the site, but it turns Markdown into MDX only with `mdxByFrontMatter`: otherwise, authors of text
 * could run code in the build. Untrusted files are Markdown.
 *
 * @throws {MarkdownError} `FORMAT_NOT_ALLOWED` if the front matter selects MDX without permission; `MDX_UNTRUSTED` for
 * an untrusted `.mdx` file.
 */
export function formatOf(
  input: FormatInput,
  {format, mdxByFrontMatter, untrusted}: Pick<MarkdownConfig, 'format' | 'mdxByFrontMatter' | 'untrusted'>,
): 'mdx' | 'md' {
  if (untrusted && isMdxFile(input.file)) throw untrustedMdx(input);
  const bySite = resolve(untrusted ? 'md' : format, input.file);
  const wanted = resolve(ownFormat(input.frontMatter) ?? bySite, input.file);
  if (wanted === 'mdx' && bySite === 'md' && (untrusted || !mdxByFrontMatter)) throw notAllowed(input);
  return wanted;
}

function isMdxFile(file: string): boolean {
  return path.extname(file).toLowerCase() === '.mdx';
}

function resolve(format: MarkdownFormat, file: string): 'mdx' | 'md' {
  if (format !== 'detect') return format;
  return isMdxFile(file) ? 'mdx' : 'md';
}

function ownFormat({mdx}: FormatInput['frontMatter']): MarkdownFormat | undefined {
  if (typeof mdx !== 'object' || mdx === null || !('format' in mdx)) return undefined;
  return mdx.format === 'mdx' || mdx.format === 'md' || mdx.format === 'detect' ? mdx.format : undefined;
}

function untrustedMdx({file}: FormatInput): MarkdownError {
  return new MarkdownError({
    code: 'MDX_UNTRUSTED',
    file,
    message: 'This file is MDX, which runs code, and it is among untrusted content.',
    hint: 'Rename it to ".md", or move it to a content folder without the setting "untrusted".',
  });
}

function notAllowed({file, text}: FormatInput): MarkdownError {
  const line = text.split(/\r\n|\n|\r/).findIndex((content) => /^\s*["']?mdx["']?\s*:/.test(content)) + 1;
  return new MarkdownError({
    code: 'FORMAT_NOT_ALLOWED',
    file,
    text,
    line: line || 1,
    message: 'The front matter asks for MDX, which runs code, but this site reads the file as Markdown.',
    hint: 'Rename the file to ".mdx", or set markdown.mdxByFrontMatter to true in the config of the site.',
  });
}
