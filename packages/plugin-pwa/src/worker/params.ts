/** Settings from the page that registers the worker. The worker's URL has them in its query: `?params=<JSON>`. */
export interface WorkerParams {
  readonly offlineMode: boolean;
  /** True if the worker logs its steps. */
  readonly debug: boolean;
}

/**
 * Reads the settings from the query of the worker's URL. All settings are `false` if the query has no settings or
 * invalid ones.
 */
export function readParams(search: string): WorkerParams {
  try {
    const params: unknown = JSON.parse(new URLSearchParams(search).get('params') ?? '');
    if (typeof params !== 'object' || params === null) return {offlineMode: false, debug: false};
    const {offlineMode, debug}: Partial<Record<keyof WorkerParams, unknown>> = params;
    return {offlineMode: offlineMode === true, debug: debug === true};
  } catch {
    return {offlineMode: false, debug: false};
  }
}
