import type {ChildProcessWithoutNullStreams} from 'node:child_process';
import {spawnGit} from './runGit.js';

/** Thrown if the repository lacks an object: it is a shallow or partial clone. */
export class MissingObject extends Error {}

/** Error output of git in a partial clone, if it may not fetch an object that is missing. */
const NO_FETCH = /promisor|lazy fetch|transport '\w+' not allowed/;

/** An object of a git repository. */
export interface GitObject {
  readonly type: string;
  readonly size: number;
  /** Content; empty if only type and size were requested. */
  readonly data: Buffer;
}

interface Request {
  resolve(object: GitObject | undefined): void;
  reject(error: unknown): void;
}

const LINE_BREAK = 10;

/**
 * Process of `git cat-file --batch`: reads objects by their ids, in the order of the requests. Never fetches objects
 * that a partial or shallow clone lacks.
 */
class Batch {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #hasContent: boolean;
  readonly #requests: Request[] = [];
  #failure: unknown;
  #stderr = '';
  /** Received bytes of the header or of the content that is being read. */
  #chunks: Buffer[] = [];
  #length = 0;
  /** Header of the object whose content is being read. */
  #header: {readonly type: string; readonly size: number} | undefined;

  constructor(root: string, option: '--batch' | '--batch-check') {
    this.#hasContent = option === '--batch';
    this.#process = spawnGit(root, ['cat-file', option]);
    this.#process.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#process.stderr.on('data', (chunk: Buffer) => {
      this.#stderr += chunk.toString();
    });
    // If git ends early, "close" reports why.
    this.#process.stdin.on('error', () => {});
    this.#process.on('error', (error) => this.#fail(error));
    this.#process.on('close', () => this.#end());
  }

  request(id: string): Promise<GitObject | undefined> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#requests.push({resolve, reject});
      this.#process.stdin.write(`${id}\n`);
    });
  }

  #end(): void {
    const stderr = this.#stderr;
    this.#fail(NO_FETCH.test(stderr) ? new MissingObject() : Object.assign(new Error('git ended'), {stderr}));
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    for (const {reject} of this.#requests.splice(0)) reject(this.#failure);
  }

  #receive(chunk: Buffer): void {
    for (let rest = chunk; rest.length > 0; ) {
      const end = this.#header ? this.#header.size + 1 - this.#length : rest.indexOf(LINE_BREAK) + 1;
      const isWhole = end > 0 && end <= rest.length;
      const part = isWhole ? rest.subarray(0, end) : rest;
      this.#chunks.push(part);
      this.#length += part.length;
      rest = rest.subarray(part.length);
      if (isWhole) this.#take();
    }
  }

  /** Takes the header or the content that is complete now; both end with a line break. */
  #take(): void {
    const bytes = Buffer.concat(this.#chunks).subarray(0, -1);
    this.#chunks = [];
    this.#length = 0;
    const header = this.#header;
    if (header) {
      this.#header = undefined;
      this.#requests.shift()?.resolve({...header, data: bytes});
      return;
    }
    const [, type = '', size] = bytes.toString().split(' ');
    if (size === undefined) this.#requests.shift()?.resolve(undefined);
    else if (this.#hasContent) this.#header = {type, size: Number(size)};
    else this.#requests.shift()?.resolve({type, size: Number(size), data: Buffer.alloc(0)});
  }

  close(): void {
    this.#process.stdin.end();
  }
}

/** Reads objects of a repository by their ids. Its processes start with the first request, and end with `close`. */
export class ObjectReader {
  readonly #root: string;
  #contents: Batch | undefined;
  #sizes: Batch | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Reads an object. @returns `undefined` if the repository does not have it */
  read(id: string): Promise<GitObject | undefined> {
    this.#contents ??= new Batch(this.#root, '--batch');
    return this.#contents.request(id);
  }

  /** Reads type and size of an object, without its content. @returns `undefined` if the repository does not have it */
  stat(id: string): Promise<GitObject | undefined> {
    this.#sizes ??= new Batch(this.#root, '--batch-check');
    return this.#sizes.request(id);
  }

  close(): void {
    this.#contents?.close();
    this.#sizes?.close();
  }
}
