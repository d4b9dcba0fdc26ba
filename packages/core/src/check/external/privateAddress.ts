import {BlockList, isIP} from 'node:net';

/**
 * Ranges of addresses that do not belong to the public internet: own machine, private and local networks, addresses of
 * cloud providers for the settings of a machine, multicast, documentation.
 */
const RANGES: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  // These two contain IPv4 addresses: translated by NAT64 and by 6to4. `BlockList` itself checks addresses such as
  // "::ffff:10.0.0.1".
  ['64:ff9b::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const range of RANGES) blocked.addSubnet(...range);

/** Names that never lead to a host of the public internet: RFC 6761, RFC 6762 and RFC 2606. */
const RESERVED = /(?:^|\.)(?:localhost|local|internal|test|example|invalid)$/;

/** True for an IP address that does not belong to the public internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || blocked.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * True for the host of a URL if it is a private address, or a name that is reserved. Other names may still lead to a private
 * address: see `lookupPublic`.
 */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? RESERVED.test(hostname.replace(/\.$/, '')) : isPrivateAddress(address);
}
