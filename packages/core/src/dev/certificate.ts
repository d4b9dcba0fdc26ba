import {X509Certificate} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {CacheTable} from '@lectern/store';
import {errors} from '../errors/catalog.js';

/** Certificate and private key, in PEM format. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;

function readPem(variable: string, file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (cause) {
    throw errors.certificateUnreadable({variable, file, cause});
  }
}

function isValid({cert}: Certificate): boolean {
  try {
    return Date.parse(new X509Certificate(cert).validTo) > Date.now() + DAY_MS;
  } catch {
    return false;
  }
}

/**
 * Returns the certificate for `HTTPS=true`: the files that `SSL_CRT_FILE` and `SSL_KEY_FILE` name, otherwise a
 * self-signed certificate.
 *
 * @param cacheDir - stores the self-signed certificate for its 30 days, so that browsers warn about it only once
 * @throws {SiteError} `CERTIFICATE_UNREADABLE`
 */
export async function loadCertificate(cacheDir: string): Promise<Certificate> {
  const {SSL_CRT_FILE, SSL_KEY_FILE} = process.env;
  if (SSL_CRT_FILE && SSL_KEY_FILE) {
    return {cert: readPem('SSL_CRT_FILE', SSL_CRT_FILE), key: readPem('SSL_KEY_FILE', SSL_KEY_FILE)};
  }
  const table = new CacheTable<{readonly certificate: Certificate}>(path.join(cacheDir, 'certificate'));
  const known = table.read('certificate');
  if (known && isValid(known)) return known;
  // Loaded only here, since the package that makes certificates is large.
  const {makeCertificate} = await import('./makeCertificate.js');
  const certificate = await makeCertificate();
  table.write({certificate});
  return certificate;
}
