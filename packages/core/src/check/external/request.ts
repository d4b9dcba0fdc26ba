import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type {LookupFunction} from 'node:net';
import {errorCode} from '@lectern/store';
import {coreVersion, homepage} from '../../version.js';
import {isPrivateAddress, isPrivateHost} from './privateAddress.js';

/** Answer of a server: its status and the headers that matter. The body is not read. */
export interface Answer {
  readonly status: number;
  readonly location?: string | undefined;
  readonly retryAfter?: string | undefined;
}

/** A request without an answer. */
export interface Failure {
  /** Code of the system, of Node or of TLS: "ENOTFOUND", "CERT_HAS_EXPIRED"; "PRIVATE", "TIMEOUT" and "UNKNOWN" are ours. */
  readonly failure: string;
}

export interface RequestOptions {
  readonly method: 'HEAD' | 'GET';
  /** Hosts whose addresses may be private. */
  readonly privateHosts: readonly string[];
  /** Limit for the connection and the headers. */
  readonly milliseconds: number;
}

class PrivateAddressError extends Error {
  readonly code = 'PRIVATE';
}

/**
 * Requests an address, without cookies and without what the address names as user and password. Ends when the headers are
 * there, or at the time limit.
 *
 * @param url - its protocol is "http:" or "https:"
 */
export function request(
  url: URL,
  {method, privateHosts, milliseconds}: RequestOptions,
): Promise<Answer | Failure> {
  const mayBePrivate = privateHosts.includes(url.hostname);
  if (!mayBePrivate && isPrivateHost(url.hostname)) return Promise.resolve({failure: 'PRIVATE'});
  const {request: send} = url.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(milliseconds);
  return new Promise((resolve) => {
    const sent = send({
      method,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: url.pathname + url.search,
      agent: false,
      signal,
      headers: {
        host: url.host,
        accept: '*/*',
        'user-agent': `LecternLinkCheck/${coreVersion} (+${homepage})`,
      },
      ...(!mayBePrivate && {lookup: lookupPublic}),
    });
    sent.on('response', (response) => {
      const {statusCode: status = 0, headers} = response;
      resolve({status, location: headers.location, retryAfter: headers['retry-after']});
      // The body may be endless.
      response.on('error', () => {});
      sent.destroy();
    });
    sent.on('error', (error) => {
      resolve({failure: signal.aborted ? 'TIMEOUT' : (errorCode(error) ?? 'UNKNOWN')});
    });
    sent.end();
  });
}

/**
 * Looks up a name, and fails if one of its addresses is private. The connection uses the result, so a name cannot lead to
 * another address afterwards.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, {...options, all: true}, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new PrivateAddressError(), '', 0);
    else if (addresses.some(({address}) => isPrivateAddress(address)))
      callback(new PrivateAddressError(`${hostname} has a private address.`), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
