import type {Report} from './Report.js';

/** A message that a build has printed. */
export interface Message {
  readonly kind: 'warn' | 'log';
  readonly text: string;
}

/** Passes messages to another report, and stores them. */
export class HeardReport implements Report {
  readonly #output: Report;
  readonly messages: Message[] = [];

  constructor(output: Report) {
    this.#output = output;
  }

  warn(text: string): void {
    this.messages.push({kind: 'warn', text});
    this.#output.warn(text);
  }

  log(text: string): void {
    this.messages.push({kind: 'log', text});
    this.#output.log(text);
  }
}
