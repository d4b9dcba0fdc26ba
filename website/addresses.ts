/**
 * URLs of this site and of external pages. All are placeholders until the first release. The first two come from the
 * package.json of the root: `pnpm manifests` writes them. The others are changed here.
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
  /** URL of the website as of an old version: "2.0.1", or "1.x.x" for the first generation. */
  archive: (version: string) => `https://archive.lectern.example/${version}/docs/introduction`,
  /** Source code of the first generation, whose releases are not in the changelog. */
  legacySource: `${repository}/tree/1.x.x`,
} as const;

/** URL to edit a file. `parts`: path segments relative to the folder website/. */
export function editUrl(...parts: readonly string[]): string {
  return [`${repository}/edit/main/website`, ...parts.map(encodeURI)].join('/');
}
