import * as tar from 'tar';

/** Reads the package.json in a packed package. @param {string} tarball - path */
export async function readPackedManifest(tarball) {
  const pieces = [];
  await tar.list({
    file: tarball,
    filter: (file) => file === 'package/package.json',
    onReadEntry: (entry) => entry.on('data', (piece) => pieces.push(piece)),
  });
  return JSON.parse(Buffer.concat(pieces).toString());
}
