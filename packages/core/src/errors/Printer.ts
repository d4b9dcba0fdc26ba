/** Prints messages of a build. */
export interface Printer {
  warn(message: string): void;
  log(message: string): void;
}
