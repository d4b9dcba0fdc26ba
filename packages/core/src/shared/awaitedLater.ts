/**
 * Returns a promise that is awaited later, so that its rejection in the meantime does not end the process as an
 * unhandledRejection. The error is thrown where the promise is awaited.
 */
export function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
