/**
 * Settings of BullMQ that all workers of a queue share. A worker renews the lock of its job at half of `lockDuration`. When a
 * worker is killed, its lock ends after this time, and the next check moves the job to another worker: so a job is taken over
 * after 10 to 20 seconds.
 */
export const WORKER_SETTINGS = {
  lockDuration: 10_000,
  stalledInterval: 5000,
  /** Number of times that the worker of a job may be killed. */
  maxStalledCount: 3,
  /** Number of times that a job may start, for whatever reason. */
  maxStartedAttempts: 20,
  /** Milliseconds until the next attempt after Redis could not be reached. */
  runRetryDelay: 1000,
  // No check of the version: it prints warnings about the settings of the server, and some hosts forbid its command.
  skipVersionCheck: true,
} as const;

/** Number of times that a shard may fail: the second time shows that it was not the machine. */
export const ATTEMPTS = 2;
