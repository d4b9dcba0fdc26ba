import type {Printer} from './Printer.js';

/** A message that a build has printed. */
export interface Message {
  readonly kind: 'warn' | 'log';
  readonly text: string;
}

/** Passes messages to another printer, and stores them. */
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
