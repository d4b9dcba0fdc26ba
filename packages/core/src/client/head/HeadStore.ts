import {createContext} from 'react';
import {reportError} from '../log.js';
import {combineHeads, type HeadPart} from './combineHeads.js';

/**
 * Contents of the `<Head>`s in the document. Only those that React has committed get here: a page that suspends, or that a newer
 * navigation takes the place of, leaves nothing behind.
 */
export class HeadStore {
  #nextOrder = 0;
  #isScheduled = false;
  readonly #parts = new Map<number, HeadPart>();
  readonly #waiting: (() => void)[] = [];

  /** Place of the next instance among all: they render outermost first. */
  nextOrder(): number {
    return this.#nextOrder++;
  }

  set(order: number, part: HeadPart): void {
    this.#parts.set(order, part);
    this.#schedule();
  }

  remove(order: number): void {
    this.#parts.delete(order);
    this.#schedule();
  }

  /** Calls back once the document says what the committed page does: at once if it does already. */
  whenWritten(callback: () => void): void {
    if (this.#isScheduled) this.#waiting.push(callback);
    else callback();
  }

  /** Once for all changes of a commit: after its last effect, and before the browser paints. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#write();
      for (const callback of this.#waiting.splice(0)) callback();
    });
  }

  #write(): void {
    const parts = [...this.#parts].sort(([a], [b]) => a - b).map(([, part]) => part);
    try {
      combineHeads(parts);
    } catch (error) {
      reportError('The head of the page could not be written.', error);
    }
  }
}

export const HeadContext = createContext<HeadStore | null>(null);
