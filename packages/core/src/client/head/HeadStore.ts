import {createContext} from 'react';
import {reportError} from '../log.js';
import {combineHeads, type HeadPart} from './combineHeads.js';

/**
 * Contents of all `<Head>` elements of the page; writes them to the document. Contains only committed elements: a page
 * that suspends, or that is replaced by a newer navigation, has no effect on the head.
 */
export class HeadStore {
  #nextOrder = 0;
  #isScheduled = false;
  readonly #parts = new Map<number, HeadPart>();
  readonly #waiting: (() => void)[] = [];

  /** Returns the position of a new `<Head>`. Outer components render first, so they get lower numbers. */
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

  /**
   * Calls the callback when the changed tags of the current commit are in the document; immediately if none have
   * changed.
   */
  whenWritten(callback: () => void): void {
    if (this.#isScheduled) this.#waiting.push(callback);
    else callback();
  }

  /** Schedules one write for all changes of a commit, after its last effect and before the browser paints. */
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
