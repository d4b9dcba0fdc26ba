import picomatch from 'picomatch';
import type {CheckFlags} from '../config/flags.js';
import type {LoadedConfig} from '../config/LoadedConfig.js';
import type {BuildTools} from '../pipeline/BuildRun.js';
import type {CheckedOutput} from './CheckedOutput.js';

/** The site that `site check` checks. The built pages are loaded, or built, when the first check needs them. */
export class CheckedSite {
  readonly flags: CheckFlags;
  /** Configuration of the default locale. */
  readonly loaded: LoadedConfig;
  readonly tools: BuildTools;
  #output: Promise<CheckedOutput> | undefined;

  /** @param tools - the caller closes `pool` after the checks */
  constructor({flags, loaded, tools}: Pick<CheckedSite, 'flags' | 'loaded' | 'tools'>) {
    this.flags = flags;
    this.loaded = loaded;
    this.tools = tools;
  }

  get settings(): LoadedConfig['check'] {
    return this.loaded.check;
  }

  /** Absolute path of the site folder. */
  get siteDir(): string {
    return this.loaded.context.siteDir;
  }

  /** True if `--pages` is absent, or one of its patterns matches the path of a page. */
  readonly isWanted = (path: string): boolean => {
    const {pages} = this.flags;
    return pages === undefined || picomatch.isMatch(path, [...pages]);
  };

  /**
   * Returns the built pages. The first call builds the site, or reads the existing output (`--no-build`).
   *
   * @throws {SiteError} `BUILD_NOT_FOUND`, and all errors of a build
   */
  output(): Promise<CheckedOutput> {
    this.#output ??= import('./openOutput.js').then(({openOutput}) => openOutput(this));
    return this.#output;
  }

  /** Number of pages of the output; `undefined` if no check needed it. */
  async countPages(): Promise<number | undefined> {
    return (await this.#output)?.pages.length;
  }
}
