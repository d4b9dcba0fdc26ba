import {expect, test} from 'vitest';
import {type Manifest, packsNamedIn, readManifest, writeManifest} from './manifest.js';
import {createSigner, createVerifier} from './signatures.js';

const HASH = 'a'.repeat(64);
const manifest: Manifest = {
  purpose: 'site main',
  packs: [{hash: HASH, size: 10, contentHash: 'b'.repeat(64), contentSize: 20}],
  coldMs: 30,
};
const SECRET = 'a secret with more than 32 characters';
const signer = createSigner(SECRET);
const {purpose} = manifest;

test('a manifest is read as it was written', () => {
  expect(readManifest(writeManifest(manifest, undefined), {purpose})).toEqual(manifest);
  expect(readManifest(writeManifest(manifest, signer), {purpose, signer})).toEqual(manifest);
  expect(packsNamedIn(writeManifest(manifest, signer))).toEqual([HASH]);
});

test('the public key alone is enough to check a signature', () => {
  const verifier = createVerifier(createSigner(SECRET).publicKey);
  expect(readManifest(writeManifest(manifest, signer), {purpose, signer: verifier})).toEqual(manifest);
});

test.each<[string, Uint8Array]>([
  ['unsigned', writeManifest(manifest, undefined)],
  ['signed with another key', writeManifest(manifest, createSigner(`${SECRET}!`))],
  ['changed after it was signed', Buffer.from(String(writeManifest(manifest, signer)).replace('30', '31'))],
])('a manifest that is %s is not used where signatures are checked', (_, bytes) => {
  expect(readManifest(bytes, {purpose, signer})).toBeUndefined();
});

test.each<[string, string]>([
  ['of another branch', String(writeManifest({...manifest, purpose: 'site other'}, undefined))],
  ['of another layout', String(writeManifest(manifest, undefined)).replace('cache-1', 'cache-2')],
  ['cut off', String(writeManifest(manifest, undefined)).slice(0, -1)],
  ['with a path as a name', String(writeManifest(manifest, undefined)).replace(HASH, '../../etc')],
  ['with a size that no pack has', String(writeManifest(manifest, undefined)).replace('20', '20e12')],
  ['an HTML page', '<html>Sign in</html>'],
  ['empty', ''],
])('a manifest that is %s is not used', (_, text) => {
  expect(readManifest(Buffer.from(text), {purpose})).toBeUndefined();
});

test('a public key that is none accepts no signature', () => {
  const {isValid} = createVerifier('A'.repeat(43));
  expect(isValid('text', signer.sign('text'))).toBe(false);
  expect(createVerifier('?').isValid('text', '')).toBe(false);
});
