import fs from 'node:fs';
import type {LostTask} from '../workers/WorkerProcess.js';
import type {ContentFailure} from './compileTypes.js';

interface LostFile {
  readonly failure: ContentFailure;
  readonly version: string;
}

/** A version of a file, told from others by its time and size. */
export function versionOf(file: string): string {
  const {mtimeMs, size} = fs.statSync(file, {throwIfNoEntry: false}) ?? {};
  return `${mtimeMs} ${size}`;
}

/** What a crashed process printed as its reason: the message of a Rust panic, or of an uncaught error. */
function reasonIn(printed: string): string | undefined {
  const panic = /panicked at [^\n]*:\n([^\n]+)/.exec(printed)?.[1];
  return panic ?? /^(?:Uncaught )?(?:[A-Z]\w*Error: [^\n]+|FATAL ERROR: [^\n]+)/m.exec(printed)?.[0];
}

function crashed(file: string, {status, printed}: LostTask): ContentFailure {
  const reason = reasonIn(printed);
  return {
    code: 'MARKDOWN_ENGINE_CRASHED',
    message: `The Markdown parser crashed on this file (${reason ? `${status}: ${reason}` : status}).`,
    file,
    hint: 'Undo the last change of the file, or remove half of it at a time, to find the text that causes this. Look for a quote, bracket, tag or code fence without its end. A crash is always a mistake of the parser: please report it with that text.',
  };
}

function inWords(seconds: number): string {
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

function timedOut(file: string, seconds: number): ContentFailure {
  return {
    code: 'MARKDOWN_TIMEOUT',
    message: `The file could not be compiled within ${inWords(seconds)}.`,
    file,
    hint: 'Look for a brace, tag or code fence without its end. If the file is right and only large, split it, or raise `markdown.timeout` in the configuration.',
  };
}

/** Only plugins wait for something: the rest of a compile is synchronous, or waits for these. */
function waited(file: string, seconds: number): ContentFailure {
  return {
    code: 'MARKDOWN_TIMEOUT',
    message: `A remark or rehype plugin waited for something that did not come within ${inWords(seconds)}.`,
    file,
    hint: 'Pages are compiled in several processes, one after the other: a plugin cannot wait for what it does with another page. Have it read the file of that page. If it waits for a network, raise `markdown.timeout` in the configuration.',
  };
}

function failureOf(file: string, task: LostTask, seconds: number): ContentFailure {
  if (task.reason === 'crash') return crashed(file, task);
  return task.isWaiting ? waited(file, seconds) : timedOut(file, seconds);
}

/**
 * Files that crash the process that reads them, or keep it busy for too long, until they change: neither the next stage nor
 * the next request of the dev server tries them again.
 */
export class LostFiles {
  readonly #lost = new Map<string, LostFile>();

  /** @param version - the one that was sent: the file may have changed since, and the new version was not tried. */
  add({file, version}: {file: string; version: string}, task: LostTask, seconds: number): ContentFailure {
    const failure = failureOf(file, task, seconds);
    this.#lost.set(file, {failure, version});
    return failure;
  }

  find(file: string): ContentFailure | undefined {
    const known = this.#lost.get(file);
    if (!known || known.version === versionOf(file)) return known?.failure;
    this.#lost.delete(file);
    return undefined;
  }
}
