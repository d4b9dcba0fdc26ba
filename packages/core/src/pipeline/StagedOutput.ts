import path from 'node:path';
import {OutputFolder} from '../output/OutputFolder.js';
import {createStaging, discardStaging, replaceOutput} from '../publish/replaceOutput.js';
import {keepWritesAfterPublish} from '../publish/writesAfterPublish.js';

export interface StagedOutputInput {
  /** Output folder of the build, absolute; may be a symbolic link. */
  readonly outDir: string;
  /** `outDir` or, if it is a link, the folder that the link leads to. */
  readonly published: string;
  /**
   * Absolute path of a folder with older output, which the last build has replaced. This build fills that folder again,
   * since most files are still the same and need not be written. See `previousOutput`.
   */
  readonly spare: string;
  /** Absolute output folders of the locales. Empty if only one locale is built with `--locale`. */
  readonly localeDirs: readonly string[];
}

/** Output of a running build, in a staging folder. It replaces the last output as a whole when it is complete. */
export class StagedOutput {
  /** Staging folder, absolute. */
  readonly root: string;
  readonly #input: StagedOutputInput;

  constructor(input: StagedOutputInput) {
    this.#input = input;
    this.root = createStaging(input.published, input.spare);
  }

  /**
   * Returns the staging folder of an output folder. A build writes to the staging folder instead, and plugins get it as
   * `outDir`.
   */
  folderOf(outDir: string): string {
    return path.join(this.root, path.relative(this.#input.outDir, outDir));
  }

  /**
   * Opens the staging folder of a locale for writing.
   *
   * @param dir - staging folder, as `folderOf` returns it
   */
  open(dir: string): OutputFolder {
    const others = this.#input.localeDirs.map((one) => this.folderOf(one)).filter((one) => one !== dir);
    return new OutputFolder(dir, others);
  }

  /**
   * Replaces the output folder by the staging folder, when all files are written.
   *
   * @returns `true` if the output folder could not be replaced as a whole: its files were replaced one by one
   */
  publish(): boolean {
    const {published, spare} = this.#input;
    const isFilled = replaceOutput(this.root, published, spare) === 'filled';
    keepWritesAfterPublish(this.root, published);
    return isFilled;
  }

  discard(error: unknown): void {
    discardStaging(this.root, this.#input.spare, error);
  }
}
