/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each. */
type PackageErrorCode =
  | 'CODE_FILE_NOT_FOUND'
  | 'CODE_PART_NOT_FOUND'
  | 'DIRECTIVE_UNUSED'
  | 'EXCERPT_MARKER_SLOW'
  | 'FILE_NOT_PUBLISHABLE'
  | 'FORMAT_NOT_ALLOWED'
  | 'FRONT_MATTER_NOT_A_MAP'
  | 'FRONT_MATTER_NOT_CLOSED'
  | 'FRONT_MATTER_PARSER_FAILED'
  | 'FRONT_MATTER_SYNTAX'
  | 'HEADING_ID_TAKEN'
  | 'IMAGE_FAILED'
  | 'IMAGE_NOT_FOUND'
  | 'IMPORT_NOT_FOUND'
  | 'INCLUDE_FAILED'
  | 'INCLUDE_NOT_FOUND'
  | 'LINKED_FILE_NOT_FOUND'
  | 'MARKDOWN_LINK_NOT_FOUND'
  | 'MARKDOWN_NOT_UTF8'
  | 'MARKDOWN_TOO_DEEP'
  | 'MDX_IN_MARKDOWN'
  | 'MDX_PLUGIN_FAILED'
  | 'MDX_SYNTAX'
  | 'MDX_UNTRUSTED'
  | 'UNSAFE_URL'
  | 'VARIABLE_UNKNOWN';

declare global {
  /** Types for error codes. Each package adds its own codes to `ErrorCodes`; an unlisted code is a type error. */
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

/** Code of an error or a warning: "CONFIG_NOT_FOUND". */
export type ErrorCode = keyof Lectern.ErrorCodes;
