/** Prints what a build reports. */
export interface Report {
  warn(message: string): void;
  log(message: string): void;
}
