import type {ReferenceReader} from './ReferenceReader.js';
import type {
  CompileInput,
  ContentAsset,
  ContentImport,
  ContentLink,
  Diagnostic,
  MarkdownImageCopies,
  ReportingSeverity,
  TextSection,
  TocItem,
} from './types.js';

/**
 * Entry of the table of contents: a heading of the file, or the name of a component ("Setup"). If the component is
 * imported Markdown, its headings take the place of the entry.
 */
export type TocEntry = TocItem | {readonly component: string};

/** Image that the page shows, and that is a file of the site. An image with a URL of another site is not included. */
export interface ShownImage {
  readonly file: string;
  /** URL as the author wrote it. */
  readonly url: string;
  /** Index in `Compilation.properties` of the properties of the image's element. */
  readonly properties: number;
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** Absolute path of the included file that shows the image; absent for the page itself. */
  readonly from?: string | undefined;
}

/** Position of the excerpt marker ("<!-- truncate -->"), in lines of the text that the parser receives. */
export interface MarkerPlace {
  /** First line of the marker, from 1. */
  readonly line: number;
  /** Last line of the marker, from 1. */
  readonly endLine: number;
  /** True if only white space is before the marker on its first line. */
  readonly startsLine: boolean;
  /** True if only white space is after the marker on its last line. */
  readonly endsLine: boolean;
}

/** State of one compile: its input, and the results so far. Created for one file, and not kept after the compile. */
export interface Compilation {
  readonly input: CompileInput;
  readonly format: 'mdx' | 'md';
  /** True if the author of the file must not run code in the site: raw HTML is sanitised, MDX is refused. */
  readonly isUntrusted: boolean;
  /**
   * Text for the parser: front matter and prepared body (`prepareText`). Lines have the same numbers as in the file,
   * unless a function of the site (`preprocessor`, `parseFrontMatter`) moves them.
   */
  readonly source: string;
  /** Offset in `source` at which the text below the front matter begins. */
  readonly bodyOffset: number;
  /** Position of the excerpt marker in `source`; `undefined` if there is none. */
  readonly marker: MarkerPlace | undefined;
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly reader: ReferenceReader;
  /** Properties of elements: one list for each element, which contains the index of the list, see `markProperties`. */
  readonly properties: (readonly Property[])[];
  readonly imports: ContentImport[];
  readonly assets: Map<string, ContentAsset>;
  /** Images of the page that are files of the site; plugins may make copies of them (`addImageCopies`). */
  readonly images: ShownImage[];
  /** Copies of the images that the page imports or requires: absolute path of the image → its copies. */
  readonly importedImages: Map<string, MarkdownImageCopies>;
  readonly links: ContentLink[];
  readonly diagnostics: Diagnostic[];
  readonly toc: TocEntry[];
  readonly sections: TextSection[];
  contentTitle: string | null;
}

/** Path and original text of a page (`input`). The lines and columns of errors refer to `input.text`. */
export interface PageFile {
  readonly input: Pick<CompileInput, 'file' | 'text'>;
}

/** Input of a parser: the text of a page, and its format. */
export type PageText = PageFile & Pick<Compilation, 'format' | 'source' | 'bodyOffset'>;

/**
 * Name of the property by which an element refers to its list in `Compilation.properties`, until `attributesOf`
 * replaces it by the properties in the list. Authors cannot write this name in raw HTML, since the HTML parser makes
 * all names lower case.
 */
export const PROPERTY_MARKER = 'lecternProps';

export type PropertyValue = string | number | true;

export type Property = readonly [name: string, value: PropertyValue];

/**
 * Stores properties of an element outside of the tree, where HTML parsing would make their names lower case and numbers
 * strings.
 *
 * @returns the property to put on the element, with the index of the list: `{lecternProps: '3'}`; `{}` if all values
 * are absent.
 */
export function markProperties(
  compilation: Compilation,
  properties: {readonly [name: string]: PropertyValue | null | undefined},
): {[name: string]: string} {
  const list = Object.entries(properties).filter(
    (property): property is [string, PropertyValue] => property[1] !== undefined && property[1] !== null,
  );
  if (list.length === 0) return {};
  return {[PROPERTY_MARKER]: String(compilation.properties.push(list) - 1)};
}

/**
 * Adds a reference to the imports of the artifact, unless they already contain it.
 *
 * @returns the index of the reference among the imports.
 */
export function importIndex(compilation: Compilation, reference: ContentImport): number {
  const known = compilation.imports.indexOf(reference);
  return known === -1 ? compilation.imports.push(reference) - 1 : known;
}

/** Message about a mistake in the page, without the severity that `report` adds. */
export type Report = Omit<Diagnostic, 'severity' | 'file'> & {
  /** Absolute path of an included file with the mistake. */
  readonly file?: string;
};

export function report(compilation: Compilation, severity: ReportingSeverity, found: Report): void {
  if (severity === 'ignore') return;
  compilation.diagnostics.push({...found, severity, file: found.file ?? compilation.input.file});
}
