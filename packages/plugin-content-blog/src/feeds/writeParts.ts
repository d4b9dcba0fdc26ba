import fs from 'node:fs';

/** Number of buffered characters at which the buffer is written to the file. */
const FLUSH_AT = 1 << 16;

class PartFile {
  readonly #fd: number;
  #waiting: string[] = [];
  #length = 0;

  constructor(file: string) {
    this.#fd = fs.openSync(file, 'w');
  }

  append(text: string): void {
    this.#waiting.push(text);
    this.#length += text.length;
    if (this.#length >= FLUSH_AT) this.flush();
  }

  flush(): void {
    fs.writeFileSync(this.#fd, this.#waiting.join(''));
    this.#waiting = [];
    this.#length = 0;
  }

  close(): void {
    fs.closeSync(this.#fd);
  }
}

/**
 * Writes several files at the same time, part by part, so that no whole file is in memory.
 *
 * @param parts - each part has the next text of each file, in the order of `files`
 */
export function writeParts(files: readonly string[], parts: Iterable<readonly string[]>): void {
  const open: PartFile[] = [];
  try {
    for (const file of files) open.push(new PartFile(file));
    for (const texts of parts) {
      for (const [at, file] of open.entries()) {
        const text = texts[at];
        if (text === undefined) throw new Error(`A part has no text for ${files[at]}.`);
        file.append(text);
      }
    }
    for (const file of open) file.flush();
  } finally {
    for (const file of open) file.close();
  }
}
