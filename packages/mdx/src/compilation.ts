import type {ErrorCode} from './errorCodes.js';
import type {ReferenceReader} from './ReferenceReader.js';
import type {
  BrokenReferenceHandler,
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

/** A heading of this file, or the place of a component that may turn out to be an imported Markdown file. */
export type TocEntry = TocItem | {readonly component: string};

/** An image of the site in the page. */
export interface ShownImage {
  readonly file: string;
  /** As the author wrote it. */
  readonly url: string;
  /** Of its list among the properties of the compilation. */
  readonly properties: number;
  readonly line: number | undefined;
  readonly column: number | undefined;
}

/** Where a marker is in the text that is parsed. */
export interface MarkerPlace {
  /** From 1. */
  readonly line: number;
  /** The last line of the marker. */
  readonly endLine: number;
  /** Only white space is before it on its first line. */
  readonly startsLine: boolean;
  /** Only white space is after it on its last line. */
  readonly endsLine: boolean;
}

/** Results of one compile so far. Made for one file and dropped with it. */
export interface Compilation {
  readonly input: CompileInput;
  readonly format: 'mdx' | 'md';
  /** The author of the file must not run code in the site: raw HTML is sanitised, MDX is refused. */
  readonly isUntrusted: boolean;
  /** The text that the parser sees, front matter included; its lines are the file's lines. */
  readonly source: string;
  /** Where in `source` the text below the front matter begins. */
  readonly bodyOffset: number;
  /** Where the excerpt ends in `source`. */
  readonly marker: MarkerPlace | undefined;
  readonly frontMatter: {readonly [key: string]: unknown};
  readonly reader: ReferenceReader;
  /** Lists that take the place of markers, see `markProperties`. */
  readonly properties: (readonly Property[])[];
  readonly imports: ContentImport[];
  readonly assets: Map<string, ContentAsset>;
  /** Images of the site, which copies may be made of. */
  readonly images: ShownImage[];
  /** Absolute file of an image that the page imports → its copies. */
  readonly importedImages: Map<string, MarkdownImageCopies>;
  readonly links: ContentLink[];
  readonly diagnostics: Diagnostic[];
  readonly toc: TocEntry[];
  readonly sections: TextSection[];
  contentTitle: string | null;
}

/** Name of a page in errors, and the text that lines are counted in. */
export interface PageFile {
  readonly input: Pick<CompileInput, 'file' | 'text'>;
}

/** Input of a parser for a page. */
export type PageText = PageFile & Pick<Compilation, 'format' | 'source' | 'bodyOffset'>;

/**
 * Name of the placeholder property for a list of properties, until the content is read. Attributes of raw HTML are lower case, so
 * no author can write it.
 */
export const PROPERTY_MARKER = 'lecternProps';

export type PropertyValue = string | number | true;

export type Property = readonly [name: string, value: PropertyValue];

/**
 * Properties for an element, kept out of the tree: HTML parsing would lower-case their names and turn numbers into strings.
 *
 * @returns the one property to put on the element.
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

/** @returns the position of the reference in the artifact's list of imports. */
export function importIndex(compilation: Compilation, reference: ContentImport): number {
  const known = compilation.imports.indexOf(reference);
  return known === -1 ? compilation.imports.push(reference) - 1 : known;
}

export interface BrokenReference {
  readonly code: ErrorCode;
  readonly message: string;
  readonly url: string;
  readonly node: unknown;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly hint: string;
  readonly policy: ReportingSeverity | BrokenReferenceHandler;
}

/**
 * Applies the site's policy to a reference that leads nowhere.
 *
 * @returns the URL that the site's hook gives instead, if it gives one.
 */
export function reportBroken(compilation: Compilation, broken: BrokenReference): string | undefined {
  const {file} = compilation.input;
  const {policy, url, node} = broken;
  if (typeof policy === 'function') return policy({sourceFilePath: file, url, node}) ?? undefined;
  report(compilation, policy, broken);
  return undefined;
}

export function report(
  compilation: Compilation,
  severity: ReportingSeverity,
  found: Pick<BrokenReference, 'code' | 'message' | 'line' | 'column'> & {readonly hint?: string},
): void {
  if (severity === 'ignore') return;
  const {code, message, line, column, hint} = found;
  compilation.diagnostics.push({code, severity, message, file: compilation.input.file, line, column, hint});
}

/** Beginnings of the ids of elements around the content. */
const RESERVED_ID = /^__(?:docusaurus|lectern)/i;

/** An id that an author chose; untrusted authors cannot choose that of an element around the content. */
export function ownId(id: string, {isUntrusted}: Pick<Compilation, 'isUntrusted'>): string {
  return isUntrusted && RESERVED_ID.test(id) ? `user-content-${id}` : id;
}
