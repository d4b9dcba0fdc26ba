const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk besides its data: length (4), type (4), and after the data a checksum (4). */
const CHUNK_FRAME = 12;

/** Returns `true` for an animated PNG (APNG): it has a chunk `acTL` before the first image data (`IDAT`). */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  let at = SIGNATURE.length;
  while (at + CHUNK_FRAME <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    at += CHUNK_FRAME + bytes.readUInt32BE(at);
  }
  return false;
}
