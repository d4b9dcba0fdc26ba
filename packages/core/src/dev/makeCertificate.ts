import {generate} from 'selfsigned';
import type {Certificate} from './certificate.js';

const DAY_MS = 86_400_000;
const VALID_DAYS = 30;

/** Makes a certificate for this machine, valid for 30 days. */
export async function makeCertificate(): Promise<Certificate> {
  const {cert, private: key} = await generate([{name: 'commonName', value: 'localhost'}], {
    algorithm: 'sha256',
    keySize: 2048,
    notBeforeDate: new Date(),
    notAfterDate: new Date(Date.now() + VALID_DAYS * DAY_MS),
    extensions: [
      {name: 'basicConstraints', cA: true},
      {name: 'keyUsage', keyCertSign: true, digitalSignature: true, keyEncipherment: true},
      {name: 'extKeyUsage', serverAuth: true},
      {
        name: 'subjectAltName',
        altNames: [
          {type: 2, value: 'localhost'},
          {type: 7, ip: '127.0.0.1'},
          {type: 7, ip: '::1'},
        ],
      },
    ],
  });
  return {cert, key};
}
