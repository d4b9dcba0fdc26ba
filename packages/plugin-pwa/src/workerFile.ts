/** File name of the worker. It is at the base URL, since a worker can only answer requests below its own folder. */
export const WORKER_FILE = 'sw.js';
