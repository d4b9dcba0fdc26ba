import path from 'node:path';
import {CacheTable} from '@lectern/store';
import type {Outcome} from './probe.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface StoredOutcome {
  readonly outcome: Outcome;
  /** Unix time of the request in milliseconds. */
  readonly at: number;
}

/**
 * Addresses that were reached, in the cache of the site. Others are requested each time: they may have been repaired.
 */
export class AddressCache {
  readonly #table: CacheTable<{readonly [address: string]: StoredOutcome}>;
  readonly #stored = new Map<string, StoredOutcome>();
  readonly #now: number;

  /**
   * @param days - age up to which a result is used
   * @param now - Unix time in milliseconds
   */
  constructor(cacheDir: string, {days, now}: {readonly days: number; readonly now: number}) {
    this.#table = new CacheTable(path.join(cacheDir, 'check-external'), '1');
    this.#now = now;
    for (const [address, stored] of Object.entries(this.#table.readAll())) {
      const age = now - stored.at;
      if (age >= 0 && age < days * DAY_MS) this.#stored.set(address, stored);
    }
  }

  find(address: string): Outcome | undefined {
    return this.#stored.get(address)?.outcome;
  }

  add(address: string, outcome: Outcome): void {
    if (outcome.kind === 'reached') this.#stored.set(address, {outcome, at: this.#now});
  }

  /** Stores the results that are not too old. */
  write(): void {
    this.#table.write(Object.fromEntries(this.#stored));
  }
}
