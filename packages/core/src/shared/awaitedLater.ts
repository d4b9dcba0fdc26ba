/**
 * Returns a promise that is awaited later. If it is rejected before it is awaited, the process does not end with an
 * unhandledRejection. The error is thrown where the promise is awaited.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
