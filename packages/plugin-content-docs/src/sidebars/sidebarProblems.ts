import {type Problem, throwProblems, warnProblems} from '@lectern/core/content-helpers';
import {listKnown} from '../nearest.js';
import {CATEGORY_FIELDS} from './categoryMetadata.js';

/** What is wrong with the sidebars of all versions, by kind. */
export interface SidebarProblems {
  readonly categoryFiles: Problem[];
  readonly invalid: Problem[];
  readonly unknownDocs: Problem[];
  readonly duplicateKeys: Problem[];
  /** Only worth a warning. */
  readonly emptyFolders: Problem[];
  /** Only worth a warning. */
  readonly missing: Problem[];
  /** Ids of all docs, for those who wrote one that does not exist. */
  readonly knownIds: Set<string>;
}

export function noSidebarProblems(): SidebarProblems {
  return {
    categoryFiles: [],
    invalid: [],
    unknownDocs: [],
    duplicateKeys: [],
    emptyFolders: [],
    missing: [],
    knownIds: new Set(),
  };
}

/**
 * One report for each kind of problem.
 *
 * @throws {SiteError} `CATEGORY_FILE`, `SIDEBAR_INVALID`, `SIDEBAR_UNKNOWN_DOC` or `SIDEBAR_DUPLICATE_KEY`
 */
export function reportSidebarProblems(problems: SidebarProblems, siteDir: string): void {
  throwProblems(problems.categoryFiles, {
    code: 'CATEGORY_FILE',
    heading: 'Some category files are not valid:',
    hint: `A category file may hold ${CATEGORY_FIELDS}.`,
    siteDir,
  });
  throwProblems(problems.invalid, {
    code: 'SIDEBAR_INVALID',
    heading: 'The sidebars are not valid:',
    siteDir,
  });
  throwProblems(problems.unknownDocs, {
    code: 'SIDEBAR_UNKNOWN_DOC',
    heading: 'The sidebars list documents that do not exist:',
    hint: `An id is the path of the file in the docs folder, without extension and number prefixes. ${listKnown('ids', problems.knownIds)}`,
    siteDir,
  });
  throwProblems(problems.duplicateKeys, {
    code: 'SIDEBAR_DUPLICATE_KEY',
    heading: 'Sidebar items have the same key:',
    hint: 'The key names an item in translation files, so it has to be its own. In front matter it is "sidebar_key".',
    siteDir,
  });
  warnProblems(problems.emptyFolders, {
    code: 'SIDEBAR_EMPTY_FOLDER',
    hint: 'Add a document there, or correct "dirName": a folder below the docs folder, number prefixes included.',
    siteDir,
  });
  warnProblems(problems.missing, {
    code: 'SIDEBARS_FILE_MISSING',
    hint: 'Restore the file, or write {} into it if the version shall have no sidebar.',
    siteDir,
  });
}
