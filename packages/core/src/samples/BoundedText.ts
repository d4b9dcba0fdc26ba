/** Output of a process, of which only the beginning and the end are kept. */
export class BoundedText {
  readonly #limit: number;
  #head: Buffer = Buffer.alloc(0);
  #tail: Buffer = Buffer.alloc(0);
  #length = 0;

  /** @param limit - bytes that are kept of the beginning, and again of the end */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(chunk: Buffer): void {
    this.#length += chunk.length;
    const free = this.#limit - this.#head.length;
    if (free > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, free)]);
    const rest = free > 0 ? chunk.subarray(free) : chunk;
    // Of a long chunk, only the end is copied.
    const end = rest.length > this.#limit ? rest.subarray(-this.#limit) : Buffer.concat([this.#tail, rest]);
    this.#tail = Buffer.from(end.subarray(-this.#limit));
  }

  /** True if a part was left out. */
  get isCut(): boolean {
    return this.#length > this.#head.length + this.#tail.length;
  }

  /** The text; a line in it says how much was left out. */
  text(): string {
    if (!this.isCut) return Buffer.concat([this.#head, this.#tail]).toString('utf8');
    const left = this.#length - this.#head.length - this.#tail.length;
    return `${this.#head.toString('utf8')}\n… ${left} bytes left out …\n${this.#tail.toString('utf8')}`;
  }
}
