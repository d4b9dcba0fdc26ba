import {expect, onTestFinished, test, vi} from 'vitest';
import {Connection, eachLimited} from './Connection.js';
import {type RemoteStore, StoreError} from './RemoteStore.js';

function storeOf(changes: Partial<RemoteStore>): RemoteStore {
  return {place: 'test', get: async () => undefined, has: async () => false, put: async () => {}, ...changes};
}

test('a failure that may pass is tried again; a request that then works costs nothing more', async () => {
  let tries = 0;
  const connection = new Connection(
    storeOf({
      async get() {
        tries += 1;
        if (tries < 3) throw new StoreError('it answers 503', 'again');
        return Buffer.from('bytes');
      },
    }),
  );
  let found: unknown;
  await connection.phase(async () => {
    found = await connection.get('cas/a', 10);
  });
  expect([String(found), tries, connection.failure]).toEqual(['bytes', 3, undefined]);
});

test.each<[StoreError['kind'], number]>([
  ['again', 3],
  ['denied', 1],
  ['failed', 1],
])('after a failure of the kind "%s", nothing is requested any more', async (kind, expected) => {
  let tries = 0;
  const get = async () => {
    tries += 1;
    throw new StoreError('broken', kind);
  };
  const connection = new Connection(storeOf({get}));
  await connection.phase(async () => {
    await connection.get('cas/a', 10);
  });
  await connection.phase(async () => {
    await connection.get('cas/b', 10);
  });
  expect([tries, connection.failure?.message]).toEqual([expected, 'broken']);
});

/** Replaces the clock; `phase` runs while a test moves it. */
function useClock(): void {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval', 'performance']});
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

test('a store that never answers is left after two seconds, and is not asked in later phases', async () => {
  useClock();
  const connection = new Connection(storeOf({get: () => new Promise(() => {})}));
  const phase = connection.phase(() =>
    eachLimited(['a', 'b', 'c'], 2, async (name) => {
      await connection.get(name, 10);
    }),
  );
  vi.advanceTimersByTime(1900);
  expect(connection.failure).toBeUndefined();
  vi.advanceTimersByTime(200);
  await phase;
  expect(connection.failure?.message).toBe('it took 2 s too long');
});

test('the time that a slow store takes is added up over all phases', async () => {
  useClock();
  const connection = new Connection(storeOf({}));
  const slow = () => connection.phase(async () => void vi.advanceTimersByTime(900));
  await slow();
  await slow();
  expect(connection.failure).toBeUndefined();
  await slow();
  expect(connection.failure?.message).toBe('it took 2 s too long');
});

test('time in which bytes arrive fast enough, and time of this process, are not lost', async () => {
  useClock();
  const connection = new Connection(
    storeOf({
      async get(_name, {onBytes}) {
        for (let part = 0; part < 10; part += 1) {
          vi.advanceTimersByTime(1000);
          onBytes(2_000_000);
        }
        return new Uint8Array();
      },
    }),
  );
  await connection.phase(async () => {
    connection.work(() => vi.advanceTimersByTime(1500));
    await connection.get('cas/a', 10);
  });
  expect(connection.failure).toBeUndefined();
});

test("errors that are not the store's are thrown", async () => {
  const connection = new Connection(storeOf({}));
  await expect(
    connection.phase(async () => {
      throw new TypeError('mistake');
    }),
  ).rejects.toThrow('mistake');
});

test('a limited number of tasks runs at one time', async () => {
  let [running, most] = [0, 0];
  await eachLimited([...Array(20).keys()], 3, async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(most).toBe(3);
});
