/** Functions by which a command reports its progress, which `ProgressLine` shows. */
export interface Progress {
  /**
   * Begins the next stage of the work, with a count of zero.
   *
   * @param name - as the user sees it: "Compiling"
   */
  stage(name: string): void;
  /** Adds items to the total of the stage: the 1000 of "512/1000". */
  expect(count: number): void;
  /** Adds items that are done: the 512 of "512/1000". */
  advance(count: number): void;
}

export const noProgress: Progress = {stage() {}, expect() {}, advance() {}};

interface LineStream {
  write(text: string): unknown;
  readonly columns?: number;
}

interface ProgressLineInput {
  readonly stream: LineStream;
  /** Current time in milliseconds; the value has no fixed zero point. */
  now(): number;
}

const INTERVAL_MS = 100;
const CLEAR = '\r\u001b[K';

/** Progress in the last line of the terminal, which is overwritten each time: "Compiling 512/1000 · 3.2 s". */
export class ProgressLine implements Progress {
  readonly #stream: LineStream;
  readonly #now: () => number;
  #started = 0;
  #stage: string | undefined;
  #done = 0;
  #total = 0;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #isVisible = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({stream, now}: ProgressLineInput) {
    this.#stream = stream;
    this.#now = now;
  }

  stage(name: string): void {
    if (this.#stage === undefined) this.#started = this.#now();
    this.#stage = name;
    this.#done = 0;
    this.#total = 0;
    this.#timer ??= setInterval(() => this.#draw(), INTERVAL_MS).unref();
    // Draws now: if the stage blocks the thread, the timer does not fire.
    this.#draw();
  }

  expect(count: number): void {
    this.#total += count;
  }

  advance(count: number): void {
    this.#done += count;
    if (this.#now() - this.#drawnAt >= INTERVAL_MS) this.#draw();
  }

  /** Clears the line, so that other output can be printed; the next draw shows the progress below it. */
  hide(): void {
    if (this.#isVisible) this.#stream.write(CLEAR);
    this.#isVisible = false;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#stage = undefined;
    this.hide();
  }

  #draw(): void {
    if (this.#stage === undefined) return;
    const count = this.#total > 0 ? ` ${this.#done}/${this.#total}` : '';
    const seconds = ((this.#now() - this.#started) / 1000).toFixed(1);
    const text = `${this.#stage}${count} · ${seconds} s`;
    this.#stream.write(CLEAR + text.slice(0, (this.#stream.columns || 80) - 1));
    this.#isVisible = true;
    this.#drawnAt = this.#now();
  }
}

/** The progress line of this process; `undefined` in CI and if stderr is not a terminal. */
export const progressLine =
  process.stderr.isTTY && !process.env.CI && process.env.TERM !== 'dumb'
    ? new ProgressLine({stream: process.stderr, now: () => performance.now()})
    : undefined;
