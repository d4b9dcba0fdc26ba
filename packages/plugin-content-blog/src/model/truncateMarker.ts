/** Default truncate marker: `<!-- truncate -->`, or the word "truncate" in a comment of MDX. */
export const DEFAULT_TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
