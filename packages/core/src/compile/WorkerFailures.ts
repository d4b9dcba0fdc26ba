import fs from 'node:fs';
import type {LostTask} from '@lectern/worker-pool';
import {plural} from '../errors/words.js';
import type {ContentFailure} from './compileTypes.js';

/** Returns a text that changes with each edit of a file: its modification time and its size. */
export function versionOf(file: string): string {
  const {mtimeMs, size} = fs.statSync(file, {throwIfNoEntry: false}) ?? {};
  return `${mtimeMs} ${size}`;
}

/** Reason that a crashed process printed: the message of a Rust panic, or of an uncaught error. */
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
    hint: 'Undo the last change of the file, or remove half of it at a time, to find the text that causes this. Look for a quote, bracket, tag or code fence without its end. Mostly it is a mistake of the parser: please report it with that text. A remark or rehype plugin can end the process too.',
  };
}

function timedOut(file: string, seconds: number): ContentFailure {
  return {
    code: 'MARKDOWN_TIMEOUT',
    message: `The file could not be compiled within ${plural(seconds, 'second')}.`,
    file,
    hint: 'Look for a brace, tag or code fence without its end. If the file is right and only large, split it, or raise `markdown.timeout` in the configuration.',
  };
}

interface Limits {
  readonly seconds: number;
  /**
   * Page that the process was compiling when it crashed or exceeded the time limit, while a plugin of the given file
   * waited; relative to the site folder.
   */
  readonly otherFile?: string | undefined;
}

/**
 * Returns the failure of a file whose compile was waiting when its process crashed or exceeded the time limit. A remark
 * or rehype plugin is the cause, since all other steps are synchronous or wait for plugins.
 */
function waited(file: string, {reason, status}: LostTask, {seconds, otherFile}: Limits): ContentFailure {
  const what = 'A remark or rehype plugin waited for';
  const isLate = reason === 'timeout';
  const other = isLate
    ? `was not compiled within ${plural(seconds, 'second')}`
    : `ended the process (${status})`;
  return {
    code: isLate ? 'MARKDOWN_TIMEOUT' : 'MARKDOWN_ENGINE_CRASHED',
    message: otherFile
      ? `${what} other pages, of which ${otherFile} ${other}.`
      : `${what} something that did not come within ${plural(seconds, 'second')}.`,
    file,
    hint: otherFile
      ? 'Look for what is wrong on that page, or for a loop without an end in a plugin.'
      : 'A plugin may wait for what it does with another page of the same plugin instance, which has to exist. If it waits for a network, raise `markdown.timeout` in the configuration.',
  };
}

function failureOf(file: string, task: LostTask, limits: Limits): ContentFailure {
  if (task.isWaiting) return waited(file, task, limits);
  return task.reason === 'crash' ? crashed(file, task) : timedOut(file, limits.seconds);
}

/**
 * Failures of files that have crashed a worker process or exceeded its time limit. Until a file changes, neither a later
 * stage nor a request to the dev server compiles it again.
 */
export class WorkerFailures {
  readonly #failures = new Map<string, {readonly failure: ContentFailure; readonly version: string}>();

  /**
   * @param version - result of `versionOf` before the task was sent. The file is compiled again once it has another
   *   version
   */
  add({file, version}: {file: string; version: string}, task: LostTask, limits: Limits): ContentFailure {
    const failure = failureOf(file, task, limits);
    this.#failures.set(file, {failure, version});
    return failure;
  }

  /** Returns the failure of a file; `undefined` if there is none, or if the file has changed since. */
  find(file: string): ContentFailure | undefined {
    const known = this.#failures.get(file);
    if (!known || known.version === versionOf(file)) return known?.failure;
    this.#failures.delete(file);
    return undefined;
  }
}
