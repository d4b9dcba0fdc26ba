/** Settings from the page that registers the worker. They are the query `params` of the worker's address, as JSON. */
export interface WorkerParams {
  readonly offlineMode: boolean;
  /** Logs what the worker does. */
  readonly debug: boolean;
}

/** @returns everything off for an address without parameters, or with others */
export function readParams(search: string): WorkerParams {
  try {
    const params: unknown = JSON.parse(new URLSearchParams(search).get('params') ?? '');
    if (typeof params !== 'object' || params === null) return {offlineMode: false, debug: false};
    const {offlineMode, debug} = params as Partial<Record<keyof WorkerParams, unknown>>;
    return {offlineMode: offlineMode === true, debug: debug === true};
  } catch {
    return {offlineMode: false, debug: false};
  }
}
