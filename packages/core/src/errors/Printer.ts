/** Prints warnings and notes of a build or of the dev server, usually to the terminal. */
export interface Printer {
  warn(message: string): void;
  log(message: string): void;
}
