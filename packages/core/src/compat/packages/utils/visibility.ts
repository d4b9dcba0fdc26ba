type Env = 'production' | 'development';

interface Visibility {
  readonly frontMatter: {readonly draft?: boolean; readonly unlisted?: boolean};
  /** `NODE_ENV` without it. */
  readonly env?: Env;
}

/** Drafts are hidden in production only, unless `SIMULATE_PRODUCTION_VISIBILITY` hides them everywhere. */
function isProduction(env = process.env.NODE_ENV): boolean {
  return env === 'production' || process.env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
}

export function isDraft({frontMatter, env}: Visibility): boolean {
  return isProduction(env) && (frontMatter.draft ?? false);
}

export function isUnlisted({frontMatter, env}: Visibility): boolean {
  return isProduction(env) && (frontMatter.unlisted ?? false);
}
