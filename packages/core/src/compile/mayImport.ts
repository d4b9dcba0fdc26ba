import {formatOf, type MarkdownSite, parseFrontMatter} from '@lectern/mdx';

const FENCE = /^(`{3,}|~{3,})/;
const IMPORT = /^(?:import|export)\b|\b(?:import|require)\s*\(/m;

/** Lines of a text that are not in fenced code, as far as lines that begin with a fence show. Takes time linear in the text. */
function withoutFences(text: string): string {
  const kept: string[] = [];
  let open: string | undefined;
  for (const line of text.split('\n')) {
    const fence = FENCE.exec(line)?.[0];
    if (open !== undefined) {
      if (fence?.startsWith(open) && line.trim() === fence) open = undefined;
    } else if (fence !== undefined && !line.slice(fence.length).includes('`')) {
      open = fence;
    } else {
      kept.push(line);
    }
  }
  return kept.join('\n');
}

/**
 * Whether a text is MDX and seems to import something. Nearly every page has the word "import" in some code block; to parse all
 * of them took 4% of a cold build. Wrong only where an expression holds a single fence: compiling the file then tells.
 */
export function mayImport(text: string, {file, site}: {file: string; site: MarkdownSite}): boolean {
  const {markdown} = site;
  // Functions of the site may change the text.
  if (Object.values(markdown).some((value) => typeof value === 'function')) return true;
  if (!IMPORT.test(withoutFences(text))) return false;
  try {
    return formatOf({file, text, ...parseFrontMatter(text, file)}, markdown) === 'mdx';
  } catch {
    return false;
  }
}
