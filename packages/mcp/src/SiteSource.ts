/** Maximum size of a file of a site that is read, in bytes. */
export const MAX_FILE_BYTES = 8_000_000;

/** A text file of a site. */
export interface SiteFile {
  readonly text: string;
  /** Time of the last change; absent if the host does not send it. */
  readonly changed?: Date | undefined;
}

/** The files of a site: of a built folder, or of a server. */
export interface SiteSource {
  /** "The build", or the URL of the site; for messages. */
  readonly name: string;
  /** Origin at which the files are: "https://example.com"; absent for a folder. */
  readonly origin?: string;
  /** Base URL of the site's language: starts and ends with "/". */
  readonly baseUrl: string;
  /**
   * Reads a text file.
   *
   * @param file - path relative to the base URL, as `isFilePath` allows it: "docs/intro.md"
   * @returns `undefined` if there is no such file
   * @throws {ToolError} if the file is too large, or the site cannot be read
   * @throws {FileNotReady} if a server is still making the file
   */
  read(file: string, signal: AbortSignal): Promise<SiteFile | undefined>;
  /** Reads the time of the build; `undefined` if the host does not send it, and for `site start`. */
  readBuildTime(signal: AbortSignal): Promise<Date | undefined>;
}

/** Error: `site start` is still making a file, such as the search index. */
export class FileNotReady extends Error {
  /** Number of pages that are done, and of all; absent if the server does not send them. */
  readonly progress: {readonly done: number; readonly total: number} | undefined;

  constructor(progress: FileNotReady['progress']) {
    super('The file is not ready.');
    this.progress = progress;
  }
}

const MAX_PATH = 2000;

/** True for the relative path of a file that cannot lead out of a folder. Segments are separated by "/". */
export function isFilePath(file: string): boolean {
  if (file.length > MAX_PATH || /[\\\u0000-\u001f]/.test(file)) return false;
  return file.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
