/** Codes of the errors of `site upgrade`. The folder `website/docs/errors` has a page for each. */
export type UpgradeErrorCode =
  | 'UPGRADE_CODEMODS'
  | 'UPGRADE_FILE_CHANGED'
  | 'UPGRADE_INSTALL_FAILED'
  | 'UPGRADE_NOT_MERGED'
  | 'UPGRADE_NOT_WRITTEN'
  | 'UPGRADE_NO_PACKAGES'
  | 'UPGRADE_RANGE'
  | 'UPGRADE_REGISTRY'
  | 'UPGRADE_UNCOMMITTED'
  | 'UPGRADE_VERSION';
