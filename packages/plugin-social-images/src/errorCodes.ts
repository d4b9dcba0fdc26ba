/** Codes of the errors of this package. The folder `website/docs/errors` has a page for each code. */
type PackageErrorCode =
  | 'SOCIAL_IMAGE_CHARACTERS'
  | 'SOCIAL_IMAGE_FAILED'
  | 'SOCIAL_IMAGE_FILE'
  | 'SOCIAL_IMAGE_FONT'
  | 'SOCIAL_IMAGE_TEMPLATE'
  | 'SOCIAL_IMAGES_HASH_ROUTER';

declare global {
  namespace Lectern {
    interface ErrorCodes extends Record<PackageErrorCode, true> {}
  }
}

export {};
