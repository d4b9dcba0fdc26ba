import {formatOf, type MarkdownSite, parseFrontMatter, scanLines} from '@lectern/mdx';

const IMPORT = /^(?:import|export)\b|\b(?:import|require)\s*\(/;

/**
 * Returns true if a text is MDX and may have imports. Ignores code blocks: nearly every page has the word "import" in a
 * code block, and parsing all these pages took 4% of the time of a cold build. An import after an unclosed fence may be
 * missed; compiling the file finds it.
 */
export function mayImport(text: string, {file, site}: {file: string; site: MarkdownSite}): boolean {
  const {markdown} = site;
  // Functions of the site, a preprocessor for example, may add imports to the text.
  if (Object.values(markdown).some((value) => typeof value === 'function')) return true;
  if (!scanLines(text).some((line) => !line.isCode && IMPORT.test(line.text))) return false;
  try {
    return formatOf({file, text, ...parseFrontMatter(text, file)}, markdown) === 'mdx';
  } catch {
    return false;
  }
}
