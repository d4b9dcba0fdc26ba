/** Cache of promises and their values, by key. A rejected promise is removed, so that the next `load` tries again. */
export class AsyncCache<Value> {
  readonly #pending = new Map<string, Promise<Value>>();
  readonly #values = new Map<string, {readonly value: Value}>();

  /** Returns the value if it is already loaded. */
  peek(key: string): {readonly value: Value} | undefined {
    return this.#values.get(key);
  }

  load(key: string, start: () => Promise<Value>): Promise<Value> {
    const known = this.#pending.get(key);
    if (known) return known;
    const started = start();
    this.#pending.set(key, started);
    started.then(
      (value) => {
        if (this.#pending.get(key) === started) this.#values.set(key, {value});
      },
      () => {
        if (this.#pending.get(key) === started) this.#pending.delete(key);
      },
    );
    return started;
  }

  set(key: string, value: Value): void {
    this.#values.set(key, {value});
    this.#pending.set(key, Promise.resolve(value));
  }

  clear(): void {
    this.#values.clear();
    this.#pending.clear();
  }
}
