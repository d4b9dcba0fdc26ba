/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
export type CreateErrorCode =
  | 'CREATE_COLOR_UNKNOWN'
  | 'CREATE_FAILED'
  | 'CREATE_FOLDER_NOT_EMPTY'
  | 'CREATE_FOLDER_NOT_WRITABLE'
  | 'CREATE_GIT_CLONE'
  | 'CREATE_GIT_MISSING'
  | 'CREATE_INSTALL_FAILED'
  | 'CREATE_MIGRATION_FAILED'
  | 'CREATE_NAME_INVALID'
  | 'CREATE_OPTION_INVALID'
  | 'CREATE_SOURCE_INVALID'
  | 'CREATE_STOPPED'
  | 'CREATE_TEMPLATE_UNKNOWN';
