/**
 * Where a site that swizzles this file registers languages for code in components, which is highlighted when it is rendered.
 * Code in Markdown is highlighted when a page is compiled, in every language of Prism.
 *
 * @param _prism - the Prism instance, ready to be extended; also the global `Prism` during the call
 * @swizzle wrap=forbidden eject=safe Adds languages to the code highlighter.
 */
export default function prismIncludeLanguages(_prism: object): void {
  // Nothing to add by default.
}
