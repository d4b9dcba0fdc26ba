import path from 'node:path';
import {OutputFolder} from '../output/OutputFolder.js';
import {createStaging, discardStaging, publish} from '../publish/publish.js';
import {keepWritesAfterPublish} from '../publish/writesAfterPublish.js';

export interface StagedOutputInput {
  /** As the configuration names it; absolute. */
  readonly outDir: string;
  /** The same, where it is a link: the folder that it leads to. */
  readonly published: string;
  /** Path of the folder that the last build has replaced; this one starts from it. See `previousOutput`. */
  readonly spare: string;
  /** Output folders of the locales, absolute. */
  readonly localeDirs: readonly string[];
}

/** The output of a build that is being made: it replaces the last one as a whole, when it is complete. */
export class StagedOutput {
  /** Absolute. */
  readonly root: string;
  readonly #input: StagedOutputInput;

  constructor(input: StagedOutputInput) {
    this.#input = input;
    this.root = createStaging(input.published, input.spare);
  }

  /** @returns the folder that takes the place of an output folder: what plugins get as `outDir` */
  folderOf(outDir: string): string {
    return path.join(this.root, path.relative(this.#input.outDir, outDir));
  }

  /** @param dir - as `folderOf` returns it */
  open(dir: string): OutputFolder {
    const others = this.#input.localeDirs.map((one) => this.folderOf(one)).filter((one) => one !== dir);
    return new OutputFolder(dir, others);
  }

  /** @returns `true` if the output folder could not be replaced as a whole: its files were, one by one */
  publish(): boolean {
    const {published, spare} = this.#input;
    const isFilled = publish(this.root, published, spare) === 'filled';
    keepWritesAfterPublish(this.root, published);
    return isFilled;
  }

  discard(error: unknown): void {
    discardStaging(this.root, this.#input.spare, error);
  }
}
