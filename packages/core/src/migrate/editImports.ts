import {packageFate} from './packageFate.js';

/** Module name after `from`, `import` or `require`, also in comments with types. */
const SPECIFIER =
  /((?:\bfrom|\bimport)\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)(['"])(@docusaurus\/[\w-]+)(?=(['"/]))/g;

/**
 * Renames Docusaurus packages in imports of the configuration and of sidebars, since Node and TypeScript resolve these
 * imports. Names in lists of plugins are not changed, since Lectern replaces these names when it loads plugins.
 */
export function editImports(text: string): string {
  return text.replace(SPECIFIER, (match, before: string, quote: string, name: string, next: string) => {
    const fate = packageFate(name);
    // Lectern has no counterparts of single files in `@docusaurus/core`.
    if (name === '@docusaurus/core' && next === '/') return match;
    return fate?.kind === 'renamed' ? `${before}${quote}${fate.to}` : match;
  });
}
