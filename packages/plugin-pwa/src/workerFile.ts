/** The worker, at the base URL: it can only answer requests below its own address. */
export const WORKER_FILE = 'sw.js';
