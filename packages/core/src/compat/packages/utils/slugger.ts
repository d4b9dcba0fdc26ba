import GithubSlugger from 'github-slugger';

export interface SluggerOptions {
  /** Keeps capital letters. */
  maintainCase?: boolean;
}

/** Makes heading ids. Repeated texts get a number at the end. */
export interface Slugger {
  slug(value: string, options?: SluggerOptions): string;
}

export function createSlugger(): Slugger {
  const slugger = new GithubSlugger();
  return {slug: (value, options) => slugger.slug(value, options?.maintainCase ?? false)};
}
