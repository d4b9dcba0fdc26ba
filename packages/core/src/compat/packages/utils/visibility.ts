type Env = 'production' | 'development';

interface Visibility {
  readonly frontMatter: {readonly draft?: boolean; readonly unlisted?: boolean};
  /** Default: value of the environment variable `NODE_ENV`. */
  readonly env?: Env;
}

/**
 * True in production, or if `SIMULATE_PRODUCTION_VISIBILITY` is "true". In other cases, the front matter fields `draft`
 * and `unlisted` have no effect.
 */
function isProduction(env = process.env.NODE_ENV): boolean {
  return env === 'production' || process.env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
}

export function isDraft({frontMatter, env}: Visibility): boolean {
  return isProduction(env) && (frontMatter.draft ?? false);
}

export function isUnlisted({frontMatter, env}: Visibility): boolean {
  return isProduction(env) && (frontMatter.unlisted ?? false);
}
