/**
 * Adds languages to the highlighter for code in components, which is highlighted when it is rendered. A site ejects
 * this file to add its own. Code in Markdown is highlighted earlier, when a page is compiled, and does not need them.
 *
 * @param _prism - the Prism instance to extend; during the call, it is also the global `Prism`
 * @swizzle wrap=forbidden eject=safe Adds languages to the code highlighter.
 */
export default function prismIncludeLanguages(_prism: object): void {
  // Nothing to add by default.
}
