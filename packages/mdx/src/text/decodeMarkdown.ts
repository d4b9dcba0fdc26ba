import {isUtf8} from 'node:buffer';
import {MarkdownError} from '../errors.js';

/**
 * Decodes the bytes of a Markdown file, without a byte order mark.
 *
 * @throws {MarkdownError} `MARKDOWN_NOT_UTF8`, with the line of the first byte that is not UTF-8.
 */
export function decodeMarkdown(bytes: Uint8Array, file: string): string {
  if (!isUtf8(bytes)) {
    const line = lineOfFirstBadByte(bytes);
    throw new MarkdownError({
      code: 'MARKDOWN_NOT_UTF8',
      file,
      line,
      message: `The file is not UTF-8: line ${line} holds bytes of another encoding.`,
      hint: 'Save the file as UTF-8 in your editor.',
    });
  }
  return new TextDecoder('utf-8').decode(bytes);
}

function lineOfFirstBadByte(bytes: Uint8Array): number {
  let start = 0;
  let line = 1;
  // The byte of a line break is never part of a longer UTF-8 sequence, so each line can be checked alone.
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
  return line;
}
