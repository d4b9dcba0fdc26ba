import os from 'node:os';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Form of a host in URLs: an IPv6 address has brackets. */
function urlHost(host: string): string {
  return (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host).toLowerCase();
}

/**
 * Returns the names by which a server may be called, without ports. A page of another website that has its own name lead to this
 * machine (DNS rebinding) is refused, since it calls the server by that name.
 *
 * @param host - host on which the server listens
 * @param more - other names that are allowed
 */
export function allowedHosts(host: string, more: readonly string[]): readonly string[] {
  const addresses = Object.values(os.networkInterfaces()).flatMap(
    (all) => all?.map(({address}) => address) ?? [],
  );
  const own = ANY_ADDRESS.has(host) ? [os.hostname(), ...addresses] : [host];
  return [...new Set([...LOOPBACK, ...own.map(urlHost), ...more.map(urlHost)])];
}

/** True for a request without origin, which is not from a browser, and for the origin of an allowed host. */
export function isAllowedOrigin(origin: string | undefined, hosts: readonly string[]): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).hostname);
}
