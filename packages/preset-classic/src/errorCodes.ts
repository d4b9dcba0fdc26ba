/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode = 'PRESET_OPTIONS' | 'PRESET_THEME_CONFIG';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
