/** Storage of results: a `Map`, or a `WeakMap`, which frees a result together with its key. */
interface Results<Key, Value> {
  get(key: Key): {readonly value: Value} | undefined;
  set(key: Key, result: {readonly value: Value}): unknown;
}

/** Returns a function that calls `make` once for each key, and keeps the results. */
export function onceFor<Key, Value>(
  make: (key: Key) => Value,
  made: Results<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, {value});
    return value;
  };
}
