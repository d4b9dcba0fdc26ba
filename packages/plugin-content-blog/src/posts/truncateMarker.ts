import {scanLines} from '@lectern/core/content-helpers';

/** `<!-- truncate -->`, or `{/* truncate *\/}` in MDX. */
export const DEFAULT_TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

const INLINE_CODE = /(`+)[^`\n]+\1/g;

/** Whether a marker is in the text of a post: one in code does not count. */
export function hasTruncateMarker(content: string, marker: RegExp): boolean {
  // A sticky or global expression would start where it ended the last time.
  const pattern = new RegExp(marker.source, marker.flags.replace(/[gy]/g, ''));
  if (!pattern.test(content)) return false;
  const text = scanLines(content)
    .filter(({isCode}) => !isCode)
    .map(({text: line}) => line.replace(INLINE_CODE, ''));
  return pattern.test(text.join('\n'));
}
