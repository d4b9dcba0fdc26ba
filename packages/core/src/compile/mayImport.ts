import {formatOf, type MarkdownSite, parseFrontMatter, scanLines} from '@lectern/mdx';

const IMPORT = /^(?:import|export)\b|\b(?:import|require)\s*\(/;

/**
 * Checks that a text is MDX and seems to import something. Nearly every page has the word "import" in some code block; to parse
 * all of them took 4% of a cold build. May be wrong about fences that are not closed, such as one in an expression: compiling the
 * file then shows it.
 */
export function mayImport(text: string, {file, site}: {file: string; site: MarkdownSite}): boolean {
  const {markdown} = site;
  // Functions of the site may change the text.
  if (Object.values(markdown).some((value) => typeof value === 'function')) return true;
  if (!scanLines(text).some((line) => !line.isCode && IMPORT.test(line.text))) return false;
  try {
    return formatOf({file, text, ...parseFrontMatter(text, file)}, markdown) === 'mdx';
  } catch {
    return false;
  }
}
