/**
 * The address of this site, and of things that are no part of it. They are placeholders, which the first release replaces here and
 * in the package.json of the root.
 */
export const siteUrl = 'https://lectern.example';
export const repository = 'https://code.lectern.example/lectern/lectern';

export const addresses = {
  repository,
  issues: `${repository}/issues`,
  translating: `${repository}/issues/1`,
  social: {mastodon: 'https://social.lectern.example/@lectern'},
  legal: {
    privacy: 'https://legal.lectern.example/privacy',
    terms: 'https://legal.lectern.example/terms',
    data: 'https://legal.lectern.example/data-policy',
    cookies: 'https://legal.lectern.example/cookie-policy',
  },
  /** The website as it was with an old version; "1.x.x" for the first generation. */
  archive: (version: string) => `https://archive.lectern.example/${version}/docs/introduction`,
  /** The source of the first generation, whose releases are older than the changelog. */
  legacySource: `${repository}/tree/1.x.x`,
} as const;

/** Where a file of this website's folder is edited. */
export function editUrl(...parts: readonly string[]): string {
  return [`${repository}/edit/main/website`, ...parts.map(encodeURI)].join('/');
}
