import {AsyncLocalStorage} from 'node:async_hooks';
import {log} from '../../../terminal/log.js';

/** Labels of the measurements that contain the current measurement, outermost first. */
const parents = new AsyncLocalStorage<readonly string[]>();
/** Label of a running measurement → its start in milliseconds. `end` removes the entry. */
// Module state: shared by all plugins, since `PerfLogger` of Docusaurus has no instances.
const started = new Map<string, number>();

/** True if the environment variable `DOCUSAURUS_PERF_LOGGER` is neither empty nor "false": plugins then print times. */
function isOn(): boolean {
  const {DOCUSAURUS_PERF_LOGGER: setting} = process.env;
  return setting !== undefined && setting !== '' && setting !== 'false';
}

function nameOf(label: string): string {
  return [...(parents.getStore() ?? []), label].join(' > ');
}

function print(label: string, milliseconds: number): void {
  log.log(`[PERF] ${nameOf(label)} - ${milliseconds.toFixed(2)} milliseconds`);
}

/** Measures parts of a plugin and prints their times, if `DOCUSAURUS_PERF_LOGGER` is set. */
export const PerfLogger = {
  start(label: string): void {
    if (isOn()) started.set(nameOf(label), performance.now());
  },
  end(label: string): void {
    const since = started.get(nameOf(label));
    if (since === undefined) return;
    started.delete(nameOf(label));
    print(label, performance.now() - since);
  },
  log(message: string): void {
    if (isOn()) log.log(`[PERF] ${nameOf(message)}`);
  },
  /**
   * Measures a function and prints its time. Measurements within the function are printed as "<label> > <their label>".
   */
  async async<Result>(label: string, asyncFn: () => Result | Promise<Result>): Promise<Result> {
    if (!isOn()) return asyncFn();
    const before = performance.now();
    const result = await parents.run([...(parents.getStore() ?? []), label], async () => asyncFn());
    print(label, performance.now() - before);
    return result;
  },
};
