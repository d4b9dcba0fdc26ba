import type {SourceLocation} from '../errors/SiteError.js';

/** A text file of the site or of its repository. */
export interface TextFile {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

/** Change of one file: a file with new content, or a file that is created. `after` is the new text. */
export interface FileChange {
  /** Absolute path. */
  readonly file: string;
  /** Old text; absent if the file does not exist yet. */
  readonly before?: string;
  readonly after: string;
  /** Full sentence that is shown instead of the diff; for generated files such as lockfiles. */
  readonly summary?: string;
}

/** A task that the migration cannot do and leaves to the user, such as the removal of an import. */
export interface MigrationNote {
  readonly location?: SourceLocation;
  /** Full sentence about the difference between Lectern and Docusaurus that makes the task necessary. */
  readonly what: string;
  /** Full sentence with advice for the task. */
  readonly todo: string;
}

/** Result of `planMigration`: files to change, and tasks for the user. Files that do not change are not listed. */
export interface MigrationPlan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly MigrationNote[];
}
