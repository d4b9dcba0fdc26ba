export interface WorkerParams {
  readonly offlineMode: boolean;
  readonly debug: boolean;
}

/** Returns the URL under which the worker is registered, with its parameters. @param url - URL of its script */
export function workerAddress(url: string, {offlineMode, debug}: WorkerParams): string {
  return `${url}?params=${encodeURIComponent(JSON.stringify({offlineMode, debug}))}`;
}

/** Returns `true` if a worker was registered with offline mode on. */
export function hasOfflineMode(worker: Pick<ServiceWorker, 'scriptURL'> | null | undefined): boolean {
  if (!worker) return false;
  try {
    const params: unknown = JSON.parse(new URL(worker.scriptURL).searchParams.get('params') ?? '');
    return (
      typeof params === 'object' && params !== null && 'offlineMode' in params && params.offlineMode === true
    );
  } catch {
    return false;
  }
}
