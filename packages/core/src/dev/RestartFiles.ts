import path from 'node:path';
import {RECORD_FILE} from '../contentHelpers/translationRecord.js';
import {isWithin} from '../paths.js';

/**
 * Matches files with code or styles. webpack notices changes of their contents, but not that files are added or
 * deleted.
 */
export const CODE_FILE = /\.([cm]?[jt]sx?|css|s[ac]ss|less)$/;

/**
 * True for files with translated messages. False for `RECORD_FILE`, the record of the original texts, which no site
 * reads.
 */
const isMessageFile = (file: string) => file.endsWith('.json') && path.basename(file) !== RECORD_FILE;

export interface RestartFilesInput {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Absolute path of the translations of the locale: "/site/i18n/fr". */
  readonly localizationDir: string;
  /** The config, and all files that it and plugins in the site folder import: absolute paths. */
  readonly configFiles: readonly string[];
}

/** Decides which changes of files restart the site in the dev server. All paths are absolute. */
export class RestartFiles {
  readonly #configFiles: ReadonlySet<string>;
  readonly #themeDir: string;
  readonly #localizationDir: string;

  constructor({siteDir, localizationDir, configFiles}: RestartFilesInput) {
    this.#configFiles = new Set(configFiles);
    this.#themeDir = path.join(siteDir, 'src/theme');
    this.#localizationDir = localizationDir;
  }

  /** Files and folders to watch. */
  get roots(): readonly string[] {
    return [this.#localizationDir, this.#themeDir, ...this.#configFiles];
  }

  /** True for a file or folder that restarts the site if it was deleted and created again. */
  contains(file: string): boolean {
    return (
      this.#configFiles.has(file) || isWithin(this.#themeDir, file) || isWithin(this.#localizationDir, file)
    );
  }

  /**
   * True for a changed config, for an added or deleted component of the site's theme, and for changed translations of
   * the theme or of code.
   *
   * @param hasPlugin - true if a plugin watches the file: translated content then reloads without a restart
   */
  isRestart({file, kind}: {readonly file: string; readonly kind: string}, hasPlugin: boolean): boolean {
    return (
      this.#configFiles.has(file) ||
      (kind !== 'change' && CODE_FILE.test(file) && isWithin(this.#themeDir, file)) ||
      (!hasPlugin && isMessageFile(file) && isWithin(this.#localizationDir, file))
    );
  }
}
