/** Tells the author something that does not stop the build. */
export function warn(message: string): void {
  console.warn(`[WARNING] ${message}`);
}

export function info(message: string): void {
  console.log(`[INFO] ${message}`);
}
