/** Hosts and servers for which files with redirects can be written. */
export const HOSTS = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache'] as const;
export type Host = (typeof HOSTS)[number];
