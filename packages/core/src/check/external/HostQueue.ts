import {groupToMap} from '../../shared/groupToMap.js';
import {type Network, type Outcome, probe} from './probe.js';
import type {Answer, Failure, RequestOptions} from './request.js';

/** Hosts that are requested at the same time. */
const HOSTS = 12;
/** Requests to one host at the same time. */
const PER_HOST = 2;
/** Pause between the starts of two requests to a host. */
const GAP_MS = 150;
/** Addresses of a host in a row that fail because of the host; the others are not requested then. */
const MAX_FAILURES = 2;

export interface QueueInput {
  request(url: URL, method: RequestOptions['method']): Promise<Answer | Failure>;
  sleep(milliseconds: number): Promise<unknown>;
  /** Time in milliseconds, from any start. */
  now(): number;
  /** Time after which no request begins. */
  readonly deadline: number;
  onDone(address: string, outcome: Outcome): void;
}

/**
 * Requests addresses: few at a time, with pauses between the requests to one host. A host that does not answer, or that
 * refuses more requests, gets no others.
 */
export class HostQueue {
  readonly #input: QueueInput;
  readonly #network: Network;
  /** Host → time from which it may get the next request. */
  readonly #next = new Map<string, number>();

  constructor(input: QueueInput) {
    this.#input = input;
    this.#network = {
      sleep: input.sleep,
      request: async (url, method) => {
        await this.#waitFor(url.host);
        return input.request(url, method);
      },
    };
  }

  async #waitFor(host: string): Promise<void> {
    const now = this.#input.now();
    const at = Math.max(this.#next.get(host) ?? now, now);
    this.#next.set(host, at + GAP_MS);
    if (at > now) await this.#input.sleep(at - now);
  }

  /** Requests all addresses, and calls `onDone` with each. Never rejects. */
  async run(addresses: readonly string[]): Promise<void> {
    const hosts = [...groupToMap(addresses, (address) => new URL(address).host).values()];
    await inParallel(hosts, HOSTS, (own) => this.#runHost(own));
  }

  async #runHost(addresses: readonly string[]): Promise<void> {
    const {now, deadline, onDone} = this.#input;
    let failures = 0;
    await inParallel(addresses, PER_HOST, async (address) => {
      if (now() > deadline) return onDone(address, unsure('the time limit of the check is reached'));
      if (failures >= MAX_FAILURES) return onDone(address, unsure('its host did not answer other requests'));
      const outcome = await probe(address, this.#network);
      failures = outcome.kind === 'unsure' && outcome.isOfHost ? failures + 1 : 0;
      onDone(address, outcome);
    });
  }
}

function unsure(reason: string): Outcome {
  return {kind: 'unsure', reason};
}

/** Calls a function with each item, with at most `limit` calls at a time. */
async function inParallel<Item>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items.values();
  const runAll = async () => {
    for (const item of iterator) await run(item);
  };
  await Promise.all(Array.from({length: limit}, runAll));
}
