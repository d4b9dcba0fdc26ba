import type {FileChange, MigrationNote} from '../migrate/MigrationPlan.js';

/** A site whose files codemods read. */
export interface CodemodSite {
  /** Absolute path. */
  readonly siteDir: string;
  /** Absolute path of the config file. */
  readonly configFile: string;
}

/** Changes of files, and tasks for the user, that an update of Lectern brings. */
export interface CodemodPlan {
  readonly changes: readonly FileChange[];
  readonly notes: readonly MigrationNote[];
}

/** Changes the files of a site as a version of Lectern needs it, or makes it possible. */
export interface Codemod {
  /** First version for whose sites the change is right: "0.2.0". */
  readonly version: string;
  /** Plans the changes. Writes nothing. */
  plan(site: CodemodSite): CodemodPlan;
}
