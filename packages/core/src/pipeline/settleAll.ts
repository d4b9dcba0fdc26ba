/**
 * Like `Promise.all`, but waits until all promises have ended, even if one is rejected: the clean-up after an error
 * must not run while another task still writes files.
 */
export async function settleAll<T extends readonly unknown[]>(
  promises: {[K in keyof T]: Promise<T[K]>},
): Promise<T> {
  const settled = await Promise.allSettled(promises);
  for (const result of settled) if (result.status === 'rejected') throw result.reason;
  return Promise.all(promises) as unknown as Promise<T>;
}
