import type {OutputFile} from './listFiles.js';

export interface Selection {
  readonly taken: readonly OutputFile[];
  readonly left: readonly OutputFile[];
}

export interface SelectInput {
  readonly files: readonly OutputFile[];
  readonly maxBytes: number;
  /** Files that a page needs besides its HTML, relative to the output folder. */
  filesOfPage(html: string): readonly string[];
}

const SHARED = [/\.m?js$|\.css$/, /^assets\/data\//, /\.(?:woff2?|eot|ttf|otf)$/];

/** The index of the local search. A part of it finds nothing. */
const SEARCH_INDEX = /^(?:search-index\.json$|assets\/search\/)/;

function isShared({file}: OutputFile): boolean {
  return SHARED.some((pattern) => pattern.test(file)) && !file.startsWith('assets/content/');
}

function sizeOf(files: Iterable<OutputFile>): number {
  let size = 0;
  for (const file of files) size += file.size;
  return size;
}

/** Takes groups of files, each as a whole, while there is space. */
class Budget {
  readonly taken = new Map<string, OutputFile>();
  left: number;

  constructor(maxBytes: number) {
    this.left = maxBytes;
  }

  /** @param maxBytes - takes nothing if the files are larger in all */
  take(files: readonly OutputFile[], maxBytes = this.left): void {
    const added = files.filter(({file}) => !this.taken.has(file));
    const size = sizeOf(added);
    if (size > maxBytes) return;
    for (const file of added) this.taken.set(file.file, file);
    this.left -= size;
  }
}

const depthOf = ({file}: OutputFile): number => file.split('/').length;
const bySize = (a: OutputFile, b: OutputFile): number => a.size - b.size;

/** Pages near the top of the site come first. */
const byDepth = (a: OutputFile, b: OutputFile): number =>
  depthOf(a) - depthOf(b) || (a.file < b.file ? -1 : 1);

/**
 * Decides which files are stored at once: what all pages share, then the search index, then pages with all that each needs,
 * then the others, beginning with the smallest. The search index leaves half of the space to pages.
 */
export function selectFiles({files, maxBytes, filesOfPage}: SelectInput): Selection {
  if (sizeOf(files) <= maxBytes) return {taken: files, left: []};
  const budget = new Budget(maxBytes);
  const known = new Map(files.map((file) => [file.file, file]));
  for (const file of files.filter(isShared).sort(bySize)) budget.take([file]);
  const isOfSearch = ({file}: OutputFile) => SEARCH_INDEX.test(file);
  budget.take(files.filter(isOfSearch), budget.left / 2);
  const pages = files.filter(({file}) => file.endsWith('.html')).sort(byDepth);
  const smallest = Math.min(...pages.map(({size}) => size), Number.POSITIVE_INFINITY);
  for (const page of pages) {
    // To find out what a page needs means to read a file.
    if (budget.left < smallest) break;
    const needed = filesOfPage(page.file).map((file) => known.get(file));
    budget.take([page, ...needed.filter((file) => file !== undefined)]);
  }
  const isOfPage = ({file}: OutputFile) => /\.html$|\.payload\.json$/.test(file);
  for (const file of files.filter((one) => !isOfPage(one) && !isOfSearch(one)).sort(bySize))
    budget.take([file]);
  const isTaken = ({file}: OutputFile) => budget.taken.has(file);
  return {taken: files.filter(isTaken), left: files.filter((file) => !isTaken(file))};
}
