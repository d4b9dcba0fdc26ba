import fs from 'node:fs';
import path from 'node:path';
import {writeFileAtomic} from '@lectern/core/content-helpers';
import {type TaskEnd, WorkerPool} from '@lectern/worker-pool';
import {errors} from './errors.js';
import {hashOf} from './hashOf.js';
import type {ImageSetup, MadeImage} from './ImageTask.js';
import type {ImageTasks} from './imageTasks.js';
import type {PlannedImage} from './planImages.js';

const MODULE = new URL('./imageTasks.js', import.meta.url).href;
/** Time limit for an image in seconds: most need a hundredth of a second. */
const LIMIT_SECONDS = 10;
/** Number of images whose bytes are in memory at once. */
const BATCH = 256;
/** Length of the hash before the bytes of an image in the cache. */
const HASH_LENGTH = 64;

function readImage(file: string): Buffer | undefined {
  let stored: Buffer;
  try {
    stored = fs.readFileSync(file);
  } catch {
    return undefined;
  }
  const bytes = stored.subarray(HASH_LENGTH);
  return stored.toString('latin1', 0, HASH_LENGTH) === hashOf(bytes) ? bytes : undefined;
}

function problemOf(end: TaskEnd<MadeImage>): string | undefined {
  if ('result' in end) return 'problem' in end.result ? end.result.problem : undefined;
  if ('isSkipped' in end) return 'other images took too long.';
  const {reason, status, printed} = end.lost;
  if (reason === 'timeout') return `the limit of ${LIMIT_SECONDS} seconds was exceeded.`;
  return `its process ended with ${status}. ${printed}`.trim();
}

/**
 * Images of a locale, in a folder of the cache. Each file is named by the hash of all inputs of the image, and begins with
 * a hash of its bytes. The folder may be deleted or damaged at any time.
 */
export class ImageStore {
  readonly #dir: string;
  readonly #setup: ImageSetup;
  /** Images that are being made, by name. */
  readonly #running = new Map<string, Promise<void>>();

  /** @param dir - absolute path of the folder */
  constructor(dir: string, setup: ImageSetup) {
    this.#dir = dir;
    this.#setup = setup;
  }

  #file(name: string): string {
    return path.join(this.#dir, name);
  }

  /**
   * Returns the bytes of an image, which is made if the cache does not have it.
   *
   * @throws {SiteError} `SOCIAL_IMAGE_FAILED`
   */
  async read(image: PlannedImage): Promise<Uint8Array> {
    const stored = readImage(this.#file(image.name));
    if (stored) return stored;
    await this.make([image]);
    const made = readImage(this.#file(image.name));
    if (!made)
      throw errors.imageFailed({permalink: image.permalink, problem: 'the cache cannot be written.'});
    return made;
  }

  /**
   * Makes the images that the cache does not have, in several processes.
   *
   * @throws {SiteError} `SOCIAL_IMAGE_FAILED` for the first image that cannot be made
   */
  async make(images: readonly PlannedImage[]): Promise<void> {
    const unique = [...new Map(images.map((image) => [image.name, image])).values()];
    const missing = unique.filter(({name}) => !this.#running.has(name) && !readImage(this.#file(name)));
    const making = missing.length > 0 ? this.#makeAll(missing) : Promise.resolve();
    for (const {name} of missing) this.#running.set(name, making);
    try {
      await Promise.all(unique.map(({name}) => this.#running.get(name)));
    } finally {
      for (const {name} of missing) this.#running.delete(name);
    }
  }

  async #makeAll(images: readonly PlannedImage[]): Promise<void> {
    const pool = new WorkerPool({});
    try {
      for (let at = 0; at < images.length; at += BATCH)
        await this.#makeBatch(images.slice(at, at + BATCH), pool);
    } finally {
      pool.close();
    }
  }

  async #makeBatch(images: readonly PlannedImage[], pool: WorkerPool): Promise<void> {
    const ends = await pool.run<ImageTasks, 'makeImage'>({
      setup: {module: MODULE, input: this.#setup, lostError: errors.processLost},
      task: 'makeImage',
      items: images.map(({tree}) => tree),
      limitMs: LIMIT_SECONDS * 1000,
    });
    for (const [at, {name, permalink}] of images.entries()) {
      const end = ends[at];
      if (!end) continue;
      const problem = problemOf(end);
      if (problem !== undefined) throw errors.imageFailed({permalink, problem});
      if ('result' in end && 'bytes' in end.result) this.#write(name, end.result.bytes);
    }
  }

  #write(name: string, bytes: Uint8Array): void {
    fs.mkdirSync(this.#dir, {recursive: true});
    writeFileAtomic(this.#file(name), Buffer.concat([Buffer.from(hashOf(bytes), 'latin1'), bytes]));
  }

  /** Deletes all images except the listed ones. */
  keepOnly(images: readonly PlannedImage[]): void {
    const kept = new Set(images.map(({name}) => name));
    if (!fs.existsSync(this.#dir)) return;
    for (const name of fs.readdirSync(this.#dir))
      if (!kept.has(name)) fs.rmSync(this.#file(name), {force: true});
  }
}
