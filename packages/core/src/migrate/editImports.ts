import {packageFate} from './packageFate.js';

/** A module name after `from`, `import` or `require`, in code and in comments with types. */
const SPECIFIER =
  /((?:\bfrom|\bimport)\s*\(?\s*|\brequire(?:\.resolve)?\s*\(\s*)(['"])(@docusaurus\/[\w-]+)(?=(['"/]))/g;

/**
 * Renames packages that ours replace where Node or TypeScript resolves them: the configuration, sidebars. Names in lists of
 * plugins stay, since the engine resolves them.
 */
export function editImports(text: string): string {
  return text.replace(SPECIFIER, (match, before: string, quote: string, name: string, next: string) => {
    const fate = packageFate(name);
    // The files of the engine have no counterparts.
    if (name === '@docusaurus/core' && next === '/') return match;
    return fate?.kind === 'renamed' ? `${before}${quote}${fate.to}` : match;
  });
}
