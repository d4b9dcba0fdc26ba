import type {CompileInput, PageHeading} from '@lectern/mdx';
import {readHeadings} from '@lectern/mdx/headings';
import {
  applyEdits,
  type HeadingEdit,
  type HeadingIdOptions,
  linesOf,
  planHeadingIds,
} from '../contentHelpers/planHeadingIds.js';

/** Planned changes of one Markdown file. */
export interface FileHeadingIds {
  /** Absolute path. */
  readonly file: string;
  /** New text of the file, with the ids. */
  readonly text: string;
  readonly edits: readonly HeadingEdit[];
  /** Lines of headings to which no id is written, since the compiled page would not have that id. */
  readonly skipped: readonly number[];
}

/**
 * Plans the ids of a file and verifies them: the page compiled from the new text must have the same headings, with
 * these ids. If a heading does not have its id on this page, it is skipped, such as a heading that a preprocessor of
 * the site inserts.
 *
 * @throws {MarkdownError} for a file that cannot be compiled
 */
export async function fileHeadingIds(
  input: CompileInput,
  options: HeadingIdOptions,
): Promise<FileHeadingIds> {
  const {file, text} = input;
  const {format, headings} = await readHeadings(input);
  let edits = planHeadingIds({lines: linesOf(text), format, headings}, options);
  const skipped: number[] = [];
  while (edits.length > 0) {
    const refused = await refusedEdits(input, headings, edits);
    if (refused.size === 0) break;
    skipped.push(...[...refused].map(({line}) => line));
    edits = edits.filter((edit) => !refused.has(edit));
  }
  return {file, text: applyEdits(text, edits), edits, skipped: skipped.sort((a, b) => a - b)};
}

/** Edits after which the heading does not have the new id; all edits if the page can no longer be compiled. */
async function refusedEdits(
  input: CompileInput,
  headings: readonly PageHeading[],
  edits: readonly HeadingEdit[],
): Promise<ReadonlySet<HeadingEdit>> {
  const after = await readAfter(input, edits);
  if (after?.length !== headings.length) return new Set(edits);
  const refused = edits.filter(({line, id}) => {
    const index = headings.findIndex((heading) => heading.line === line);
    const heading = after[index];
    return !heading?.hasOwnId || heading.id !== id || heading.text !== headings[index]?.text;
  });
  return new Set(refused);
}

async function readAfter(
  input: CompileInput,
  edits: readonly HeadingEdit[],
): Promise<readonly PageHeading[] | undefined> {
  try {
    return (await readHeadings({...input, text: applyEdits(input.text, edits)})).headings;
  } catch {
    return undefined;
  }
}
