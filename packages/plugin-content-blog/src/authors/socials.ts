/** The platforms on which a handle is enough: platform → function that makes the URL of the profile from the handle. */
const PROFILES: {readonly [platform: string]: (handle: string) => string} = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (id) => `https://stackoverflow.com/users/${id}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => `mailto:${address}`,
};

const ABSOLUTE = /^(?:https?:\/\/|mailto:)/i;

export interface ResolvedSocials {
  /**
   * Links to the profiles of an author: platform → URL; for platforms without an entry in `PROFILES`, the value in the
   * authors file or the front matter, unchanged.
   */
  readonly socials: {readonly [platform: string]: string};
  /** Entries whose value is neither a handle nor a URL. */
  readonly wrong: readonly {readonly platform: string; readonly value: string}[];
}

/** Turns handles on the platforms of `PROFILES` into URLs of profiles. URLs are returned unchanged. */
export function resolveSocials(written: {readonly [platform: string]: string}): ResolvedSocials {
  const socials: {[platform: string]: string} = {};
  const wrong: {platform: string; value: string}[] = [];
  for (const [platform, value] of Object.entries(written)) {
    const name = platform.toLowerCase();
    const profile = Object.hasOwn(PROFILES, name) ? PROFILES[name] : undefined;
    if (ABSOLUTE.test(value)) socials[profile ? name : platform] = value;
    // Characters that handles do not have. A colon could make a URL that runs code: "javascript:…".
    else if (/[/\\:\s]/.test(value)) wrong.push({platform, value});
    else socials[profile ? name : platform] = profile ? profile(encodeURI(value)) : value;
  }
  return {socials, wrong};
}
