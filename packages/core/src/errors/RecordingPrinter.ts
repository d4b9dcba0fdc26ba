import type {Printer} from './Printer.js';

/** A warning or a note that a build has printed. */
export interface Message {
  readonly kind: 'warn' | 'log';
  readonly text: string;
}

/**
 * Prints messages with another printer, and keeps them in `messages`. A build stores them, so that the next build can
 * print them again.
 */
export class RecordingPrinter implements Printer {
  readonly #printer: Printer;
  readonly messages: Message[] = [];

  constructor(printer: Printer) {
    this.#printer = printer;
  }

  warn(text: string): void {
    this.messages.push({kind: 'warn', text});
    this.#printer.warn(text);
  }

  log(text: string): void {
    this.messages.push({kind: 'log', text});
    this.#printer.log(text);
  }
}
