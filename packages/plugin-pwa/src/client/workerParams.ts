export interface WorkerParams {
  readonly offlineMode: boolean;
  readonly debug: boolean;
}

/** The address of the worker for a visitor. @param url - of its script */
export function workerAddress(url: string, {offlineMode, debug}: WorkerParams): string {
  return `${url}?params=${encodeURIComponent(JSON.stringify({offlineMode, debug}))}`;
}

/** Checks that a worker was registered with offline mode. */
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
