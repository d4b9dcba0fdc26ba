import {createPrivateKey, createPublicKey, type KeyObject, sign, verify} from 'node:crypto';
import {sha256} from '@lectern/store';

/** Environment variable with the secret by which entries are signed. */
export const KEY_VARIABLE = 'LECTERN_CACHE_KEY';

/** Shorter secrets could be guessed by means of the public key. */
export const MIN_KEY_LENGTH = 32;

/** Signs texts, and checks their signatures. */
export interface Signer {
  /** Public key in base64url: 43 characters. */
  readonly publicKey: string;
  /** @returns signature in base64url */
  sign(text: string): string;
  isValid(text: string, signature: string): boolean;
}

/** Bytes before the 32 bytes of a secret key of Ed25519 in the format PKCS #8. */
const PKCS8_START = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Makes the signer of a secret. Its key pair is derived from the secret, so that one environment variable is enough.
 *
 * @param secret - at least `MIN_KEY_LENGTH` characters
 */
export function createSigner(secret: string): Signer {
  const seed = Buffer.from(sha256(`lectern-cache ${secret}`), 'hex');
  const key = createPrivateKey({key: Buffer.concat([PKCS8_START, seed]), format: 'der', type: 'pkcs8'});
  const {x: publicKey = ''} = createPublicKey(key).export({format: 'jwk'});
  return {
    publicKey,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
    ...createVerifier(publicKey),
  };
}

/** @param publicKey - in base64url: 43 characters */
export function createVerifier(publicKey: string): Pick<Signer, 'isValid'> {
  const key = keyOf(publicKey);
  return {
    isValid: (text, signature) =>
      key !== undefined && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')),
  };
}

function keyOf(publicKey: string): KeyObject | undefined {
  try {
    return createPublicKey({key: {kty: 'OKP', crv: 'Ed25519', x: publicKey}, format: 'jwk'});
  } catch {
    return undefined;
  }
}
