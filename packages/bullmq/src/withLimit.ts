/** Rejects if `promise` is not settled within a time. The promise itself goes on. */
export async function withLimit<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const seconds = milliseconds / 1000;
    timer = setTimeout(() => reject(new Error(`there was no answer within ${seconds} s`)), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
