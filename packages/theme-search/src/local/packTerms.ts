import type {ScopeTerms} from './ScopeTerms.js';

/** Sections from here on follow their place as a number of their own. */
const LARGE_SECTION = 7;

class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  /** Seven bits a byte, the lowest first; the highest bit if more follow. */
  number(value: number): void {
    let left = value;
    for (; left > 127; left >>>= 7) this.byte((left & 127) | 128);
    this.byte(left);
  }

  toText(): string {
    return Buffer.from(this.#bytes.buffer, 0, this.#length).toString('base64');
  }
}

class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(text: string) {
    this.#bytes = Buffer.from(text, 'base64');
  }

  byte(): number {
    const value = this.#bytes[this.#at] ?? 0;
    this.#at += 1;
    return value;
  }

  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  }
}

/** Numbers as text for a cache: two to three bytes a place. */
export function packTerms({terms, offsets, pages, sections, levels}: ScopeTerms): string {
  const writer = new ByteWriter();
  writer.number(pages.length);
  for (let term = 0; term < terms.length; term += 1) {
    const [from, to] = [offsets[term] ?? 0, offsets[term + 1] ?? 0];
    writer.number(to - from);
    let before = 0;
    for (let at = from; at < to; at += 1) {
      const section = sections[at] ?? 0;
      writer.number((pages[at] ?? 0) - before);
      writer.byte((levels[at] ?? 0) | (Math.min(section, LARGE_SECTION) << 5));
      if (section >= LARGE_SECTION) writer.number(section);
      before = pages[at] ?? 0;
    }
  }
  return `${writer.toText()} ${terms.join(' ')}`;
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
