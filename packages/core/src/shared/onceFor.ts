/** Returns a function that calls `make` once for each key, and keeps the results. */
export function onceFor<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, {readonly value: Value}>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, {value});
    return value;
  };
}
