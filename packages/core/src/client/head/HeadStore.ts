import {createContext} from 'react';
import {flushSync} from 'react-dom';
import type {HeadProps} from './headProps.js';

/** What `DocumentHead` renders. */
export interface ShownHeads {
  /** Outermost first. */
  readonly heads: readonly HeadProps[];
  /** All of them have been rendered, and are to be written to the document. */
  readonly isWritten: boolean;
}

/**
 * What the `<Head>`s in the document say, outermost first. Only what React has committed gets here: a page that suspends, or
 * that a newer navigation takes the place of, leaves nothing behind.
 */
export class HeadStore {
  #nextOrder = 0;
  #isScheduled = false;
  #show: ((shown: ShownHeads) => void) | undefined;
  readonly #heads = new Map<number, HeadProps>();
  readonly #waiting: (() => void)[] = [];

  /** Place of the next instance among all: they render outermost first. */
  nextOrder(): number {
    return this.#nextOrder++;
  }

  set(order: number, props: HeadProps): void {
    this.#heads.set(order, props);
    this.#schedule();
  }

  remove(order: number): void {
    this.#heads.delete(order);
    this.#schedule();
  }

  /** @param show - renders the list, at first and after each change. @returns stops that. */
  connect(show: (shown: ShownHeads) => void): () => void {
    this.#show = show;
    if (this.#heads.size > 0) this.#schedule();
    return () => {
      this.#show = undefined;
    };
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
      const heads = [...this.#heads].sort(([a], [b]) => a - b).map(([, props]) => props);
      flushSync(() => this.#show?.({heads, isWritten: false}));
      flushSync(() => this.#show?.({heads, isWritten: true}));
      for (const callback of this.#waiting.splice(0)) callback();
    });
  }
}

export const HeadContext = createContext<HeadStore | null>(null);
