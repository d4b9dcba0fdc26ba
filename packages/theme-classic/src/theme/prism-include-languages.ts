/**
 * Where a site that swizzles this file registers languages with a highlighter that runs in the browser (live code).
 * Code blocks of pages need none: they are highlighted when a page is compiled, with `prism.additionalLanguages`.
 *
 * @param _prism - the Prism instance, ready to be extended
 */
export default function prismIncludeLanguages(_prism: object): void {
  // Nothing to add by default.
}
