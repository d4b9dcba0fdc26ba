/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode =
  | 'CATEGORY_FILE'
  | 'DOCS_EMPTY_VERSION'
  | 'DOCS_FOLDER_MISSING'
  | 'DOCS_FREEZE'
  | 'DOCS_GIT_ENTRY'
  | 'DOCS_GIT_FOLDER'
  | 'DOCS_GIT_OBJECTS'
  | 'DOCS_GIT_REF'
  | 'DOCS_GIT_UNAVAILABLE'
  | 'DOCS_NO_VERSION'
  | 'DOCS_VERSIONS_FILE'
  | 'DOCS_VERSION_NAME'
  | 'DOCS_VERSION_OPTION'
  | 'DOC_DUPLICATE_ID'
  | 'DOC_FRONT_MATTER'
  | 'DOC_INLINE_TAGS'
  | 'DOC_SLUG'
  | 'DOC_UNKNOWN_PAGINATION'
  | 'DOC_UNKNOWN_SIDEBAR'
  | 'NAVBAR_EMPTY_SIDEBAR'
  | 'NAVBAR_UNKNOWN_DOC'
  | 'NAVBAR_UNKNOWN_SIDEBAR'
  | 'SIDEBARS_FILE_EMPTY'
  | 'SIDEBARS_FILE_KIND'
  | 'SIDEBARS_FILE_MISSING'
  | 'SIDEBARS_FILE_SYNTAX'
  | 'SIDEBAR_DUPLICATE_KEY'
  | 'SIDEBAR_EMPTY_FOLDER'
  | 'SIDEBAR_INVALID'
  | 'SIDEBAR_TRANSLATION_KEY'
  | 'SIDEBAR_UNKNOWN_DOC';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
