import {createContext} from 'react';
import {applyHead} from './applyHead.js';
import {type HeadDeclaration, type HeadState, resolveHead} from './headState.js';

/** Collects what the `<Head>`s of a page say. */
export interface HeadRegistry {
  /** Place of the next instance among all: they render outermost first. */
  nextOrder(): number;
  set(order: number, declaration: HeadDeclaration): void;
  remove(order: number): void;
  state(): HeadState;
}

export const HeadContext = createContext<HeadRegistry | null>(null);

class CollectedHead implements HeadRegistry {
  #order = 0;
  readonly #declarations = new Map<number, HeadDeclaration>();

  nextOrder(): number {
    return this.#order++;
  }

  set(order: number, declaration: HeadDeclaration): void {
    this.#declarations.set(order, declaration);
  }

  remove(order: number): void {
    this.#declarations.delete(order);
  }

  state(): HeadState {
    const inOrder = [...this.#declarations].sort(([a], [b]) => a - b);
    return resolveHead(inOrder.map(([, declaration]) => declaration));
  }
}

/** For one rendered page. */
export function createHeadCollector(): HeadRegistry {
  return new CollectedHead();
}

/** Writes to the document once for all changes of a commit. */
class DocumentHead extends CollectedHead {
  #isScheduled = false;

  override set(order: number, declaration: HeadDeclaration): void {
    super.set(order, declaration);
    this.#schedule();
  }

  override remove(order: number): void {
    super.remove(order);
    this.#schedule();
  }

  flush(): void {
    if (!this.#isScheduled) return;
    this.#isScheduled = false;
    applyHead(this.state());
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => this.flush());
  }
}

export interface DocumentHeadRegistry extends HeadRegistry {
  /** Writes what is pending right away. */
  flush(): void;
}

/** For the life of a document. */
export function createDocumentHead(): DocumentHeadRegistry {
  return new DocumentHead();
}
