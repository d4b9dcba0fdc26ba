/** Names as they are spelled in text. Code, URLs and file names may have other spellings. */
const NAMES = [
  'Lectern',
  'Docusaurus',
  'Starlight',
  'VitePress',
  'GitHub',
  'GitLab',
  'Netlify',
  'Cloudflare',
  'JavaScript',
  'TypeScript',
  'Markdown',
  'MDX',
  'YAML',
  'JSON',
  'HTML',
  'CSS',
  'npm',
  'pnpm',
  'webpack',
  'Chromium',
  'Firefox',
  'Algolia',
  'Typesense',
  'Infima',
  'KaTeX',
  'Prettier',
  'ESLint',
  'Playwright',
];

/** Elements whose text is not prose. */
const NOT_PROSE = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'svg',
]);

// A letter, or a character of a path, an address or an identifier, beside the word means that it is no word of prose.
const pattern = new RegExp(`(?<![\\w./@#:=_-])(?:${NAMES.join('|')})(?![\\w/@=_-]|[.:]\\w)`, 'gi');

/**
 * Finds names in the text of a page that are spelled in another way than in `NAMES`.
 *
 * @param {import('./readPages.mjs').Page} page
 * @returns {string[]}
 */
export function misspelledNames({elements}) {
  const found = elements
    .filter(({name, ancestors}) => ![name, ...ancestors].some((one) => NOT_PROSE.has(one)))
    .filter(({attributes}) => attributes.rel !== 'tag')
    .flatMap(({ownText}) => ownText.match(pattern) ?? []);
  return [...new Set(found)]
    .filter((word) => !NAMES.includes(word))
    .map((word) => `"${word}" is misspelled.`);
}
