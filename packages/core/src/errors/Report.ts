/** Prints messages of a build. */
export interface Report {
  warn(message: string): void;
  log(message: string): void;
}
