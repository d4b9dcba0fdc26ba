import path from 'node:path';
import type {MarkdownFormat} from './types.js';

/**
 * How a file is read: "mdx" runs its code, "md" never does.
 *
 * The front matter key `mdx.format` comes before the site's setting; "detect" goes by the file's extension.
 */
export function formatOf(
  file: string,
  frontMatter: {readonly [key: string]: unknown},
  setting: MarkdownFormat,
): 'mdx' | 'md' {
  const format = ownFormat(frontMatter) ?? setting;
  if (format !== 'detect') return format;
  return path.extname(file).toLowerCase() === '.mdx' ? 'mdx' : 'md';
}

function ownFormat({mdx}: {readonly [key: string]: unknown}): MarkdownFormat | undefined {
  if (typeof mdx !== 'object' || mdx === null || !('format' in mdx)) return undefined;
  return mdx.format === 'mdx' || mdx.format === 'md' || mdx.format === 'detect' ? mdx.format : undefined;
}
