import fs from 'node:fs';
import path from 'node:path';
import {divideTexts, partNames} from '../llms/fullTexts.js';
import type {FullText} from '../llms/writeLists.js';
import {pageMarkdownFile} from '../render/pageFile.js';
import {markdownFile} from '../shared/markdownUrl.js';
import type {EditedPage} from './EditedPage.js';
import type {OutputEdits} from './OutputEdits.js';

export interface EditTextsInput {
  readonly pages: readonly EditedPage[];
  /** Absolute path of the folder with the rendered pages. */
  readonly pagesDir: string;
  /** Absolute path of the output folder of the locale. */
  readonly outDir: string;
  readonly outputEdits: OutputEdits;
}

/**
 * Replaces the Markdown of edited pages in the files with the texts of all pages.
 *
 * @returns the texts after the edits; `undefined` if pages would be in other files than before: a whole build is then
 *   needed
 */
export function editFullTexts(
  fullTexts: readonly FullText[],
  {pages, pagesDir, outDir, outputEdits}: EditTextsInput,
): readonly FullText[] | undefined {
  const edited = new Map(pages.map((page) => [markdownFile(page.page.htmlFile), page]));
  const changed: FullText[] = [];
  for (const full of fullTexts) {
    const sizeOf = (file: string) => edited.get(file)?.record.markdown?.size;
    const texts = full.texts.map((text) => ({...text, size: sizeOf(text.file) ?? text.size}));
    const before = divideTexts(full.texts, full.limit);
    const parts = divideTexts(texts, full.limit);
    if (parts.length !== before.length) return undefined;
    const names = partNames(parts.length);
    for (const [index, part] of parts.entries()) {
      if (part.length !== before[index]?.length) return undefined;
      const inPart = part.flatMap(({file}) => edited.get(file) ?? []);
      if (inPart.length === 0) continue;
      const file = full.folder + names[index];
      const text = replaceTexts(path.join(outDir, file), inPart, pagesDir);
      if (text === undefined) return undefined;
      outputEdits.write(file, text);
    }
    changed.push({...full, texts});
  }
  return changed;
}

/** Returns the content of a file in which the texts of edited pages are replaced; `undefined` if one is not found once. */
function replaceTexts(file: string, pages: readonly EditedPage[], pagesDir: string): string | undefined {
  let content = readText(file);
  for (const {record, recordBefore} of pages) {
    const before = readText(pageMarkdownFile(pagesDir, recordBefore.facts.key));
    const after = readText(pageMarkdownFile(pagesDir, record.key));
    const pieces = before ? content?.split(before) : undefined;
    if (pieces?.length !== 2 || after === undefined) return undefined;
    content = pieces.join(after);
  }
  return content;
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
