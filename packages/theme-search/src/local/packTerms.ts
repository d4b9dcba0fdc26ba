import type {ScopeTerms} from './ScopeTerms.js';

/** A place has three bits for its section. This value says that a number with the section follows. */
const LARGE_SECTION = 7;

/** Bytes of a number at most; of a place: two numbers and a byte. */
const MAX_NUMBER = 5;
const MAX_PLACE = 2 * MAX_NUMBER + 1;

/** Seven bits a byte, the lowest first; the highest bit if more follow. @returns where the next one goes */
function writeNumber(bytes: Uint8Array, start: number, value: number): number {
  let at = start;
  let left = value;
  for (; left > 127; left >>>= 7) bytes[at++] = (left & 127) | 128;
  bytes[at++] = left;
  return at;
}

/** Numbers as text for a cache: two to three bytes a place. */
export function packTerms({terms, offsets, pages, sections, levels}: ScopeTerms): string {
  const bytes = new Uint8Array(MAX_NUMBER * (terms.length + 1) + MAX_PLACE * pages.length);
  let end = writeNumber(bytes, 0, pages.length);
  for (let term = 0; term < terms.length; term += 1) {
    const [from, to] = [offsets[term] ?? 0, offsets[term + 1] ?? 0];
    end = writeNumber(bytes, end, to - from);
    let before = 0;
    for (let at = from; at < to; at += 1) {
      const page = pages[at] ?? 0;
      const section = sections[at] ?? 0;
      end = writeNumber(bytes, end, page - before);
      bytes[end++] = (levels[at] ?? 0) | (Math.min(section, LARGE_SECTION) << 5);
      if (section >= LARGE_SECTION) end = writeNumber(bytes, end, section);
      before = page;
    }
  }
  return `${Buffer.from(bytes.buffer, 0, end).toString('base64')} ${terms.join(' ')}`;
}

class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(text: string) {
    this.#bytes = Buffer.from(text, 'base64');
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  number(): number {
    let byte = this.byte();
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.byte();
      value |= (byte & 127) << shift;
    }
    return value;
  }
}

/** @param packed - from `packTerms`, undamaged */
export function unpackTerms(packed: string): ScopeTerms {
  const [numbers = '', ...terms] = packed.split(' ').filter(Boolean);
  const reader = new ByteReader(numbers);
  const count = reader.number();
  const read = {
    terms,
    offsets: new Uint32Array(terms.length + 1),
    pages: new Uint32Array(count),
    sections: new Uint16Array(count),
    levels: new Uint8Array(count),
  };
  let at = 0;
  for (let term = 0; term < terms.length; term += 1) {
    let page = 0;
    for (let left = reader.number(); left > 0; left -= 1) {
      page += reader.number();
      const byte = reader.byte();
      const section = byte >> 5;
      read.pages[at] = page;
      read.levels[at] = byte & 31;
      read.sections[at] = section === LARGE_SECTION ? reader.number() : section;
      at += 1;
    }
    read.offsets[term + 1] = at;
  }
  return read;
}
