import type {OutputFile} from './listFiles.js';

export interface Selection {
  readonly taken: readonly OutputFile[];
  readonly left: readonly OutputFile[];
}

export interface SelectInput {
  readonly files: readonly OutputFile[];
  readonly maxBytes: number;
  /** Returns the files that a page needs besides its HTML file. All paths are relative to the output folder. */
  filesOfPage(html: string): readonly string[];
}

const SHARED = [/\.m?js$|\.css$/, /^assets\/data\//, /\.(?:woff2?|eot|ttf|otf)$/];

/** Files of the local search index. The search needs all of these files. */
const SEARCH_INDEX = /^(?:search-index\.json$|assets\/search\/)/;

function isShared({file}: OutputFile): boolean {
  return SHARED.some((pattern) => pattern.test(file)) && !file.startsWith('assets/content/');
}

function sizeOf(files: Iterable<OutputFile>): number {
  let size = 0;
  for (const file of files) size += file.size;
  return size;
}

/** Selects files up to a number of bytes. Files are added in groups: a group is taken as a whole, or not at all. */
class Budget {
  readonly taken = new Map<string, OutputFile>();
  left: number;

  constructor(maxBytes: number) {
    this.left = maxBytes;
  }

  /** Takes all `files`; takes none of them if the files that are not taken yet have more than `maxBytes` in total. */
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

/** Sorts by the number of folders in the path, so that pages near the top of the site come first. */
const byDepth = (a: OutputFile, b: OutputFile): number =>
  depthOf(a) - depthOf(b) || (a.file < b.file ? -1 : 1);

/**
 * Selects the files that the worker stores when it is installed, up to `maxBytes`. The order: files that all pages
 * share, the search index (if it takes at most half of the rest), HTML files of pages with the files that these pages
 * need, then the remaining files, smallest first.
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
    // Stops early, so that payloads of pages for which there is no space are not read.
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
