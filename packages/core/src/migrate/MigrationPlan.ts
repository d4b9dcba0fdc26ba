import type {SourcePlace} from '../errors/SiteError.js';

/** A text file of a site or of the repository around it. */
export interface TextFile {
  /** Absolute. */
  readonly file: string;
  readonly text: string;
}

/** Change of one file. */
export interface FileChange {
  /** Absolute. */
  readonly file: string;
  /** Absent where the file does not exist yet. */
  readonly before?: string;
  readonly after: string;
  /** Shown in place of the difference, for files that programs write. A full sentence. */
  readonly summary?: string;
}

/** Work that the migration leaves to the user. */
export interface MigrationNote {
  readonly place?: SourcePlace;
  /** A full sentence: what does not work as before. */
  readonly what: string;
  /** A full sentence: what to do about it. */
  readonly todo: string;
}

/** Everything that a migration changes, and what it leaves to the user. Changes without effect are not listed. */
export interface MigrationPlan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly MigrationNote[];
}
