import type {SourceLocation} from '../errors/SiteError.js';

/** A text file of the site or of its repository. */
export interface TextFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** Change of one file. */
export interface FileChange {
  /** Absolute path. */
  readonly file: string;
  /** Old text; absent if the file does not exist yet. */
  readonly before?: string;
  readonly after: string;
  /** Full sentence that is shown instead of the diff; for generated files such as lockfiles. */
  readonly summary?: string;
}

/** A task that the migration leaves to the user. */
export interface MigrationNote {
  readonly location?: SourceLocation;
  /** Full sentence about a difference from Docusaurus. */
  readonly what: string;
  /** Full sentence with the advice. */
  readonly todo: string;
}

/** Changes of a migration, and tasks for the user. Files that do not change are not listed. */
export interface MigrationPlan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly MigrationNote[];
}
