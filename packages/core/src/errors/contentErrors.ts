import type {ErrorCode} from './errorCodes.js';
import {SiteError, type SourceLocation} from './SiteError.js';

export interface FileProblem {
  readonly code: ErrorCode;
  readonly message: string;
  /** Absolute path. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly hint?: string | undefined;
}

/** Errors about content files, and about the pages rendered from them. */
export const contentErrors = {
  fileName: (file: string) =>
    new SiteError('FILE_NAME', 'The name of this file contains "?", where the query of an address begins.', {
      location: {file},
      hint: 'Give the file another name; the title of the page may hold anything.',
    }),

  folderForFile: (file: string) =>
    new SiteError('FILE_UNREADABLE', 'This is a folder.', {
      location: {file},
      hint: 'Remove it, or put the file there that Lectern looks for.',
    }),

  fileUnreadable: ({file, code}: {file: string; code: string}) =>
    new SiteError('FILE_UNREADABLE', `This file cannot be read (${code}).`, {
      location: {file},
      hint: 'Check its permissions.',
    }),

  frontMatterSchemaThrew: ({file, noun, message}: {file: string; noun: string; message: string}) =>
    new SiteError('FRONT_MATTER_SCHEMA', `The schema for the front matter of ${noun} threw: ${message}`, {
      location: {file},
      hint: 'Correct the schema in the option "frontMatter". It threw when it checked this file.',
    }),

  frontMatterSchemaAsync: ({file, noun}: {file: string; noun: string}) =>
    new SiteError('FRONT_MATTER_SCHEMA', `The schema for the front matter of ${noun} is asynchronous.`, {
      location: {file},
      hint: 'Remove asynchronous checks and transforms from the schema in the option "frontMatter".',
    }),

  tagsFileMissing: ({option, file}: {option: string; file: string}) =>
    new SiteError('TAGS_FILE_MISSING', `The option "tags" names "${option}", but there is no such file.`, {
      location: {file},
      hint: 'The file is looked for in the folder of the content. Leave the option out if you have no such file.',
    }),

  /**
   * Error for a build with exactly one problem in its content. The code and the message of that problem are those of
   * the error.
   */
  fileInvalid: ({code, message, file, line, column, hint}: FileProblem) =>
    new SiteError(code, message, {location: {file, line, column}, hint}),

  filesInvalid: (described: readonly string[]) =>
    new SiteError(
      'CONTENT_INVALID',
      `${described.length} files could not be compiled:\n\n${described.join('\n\n')}`,
    ),

  /**
   * @param code - code of the first problem
   * @param lines - one line for each problem
   */
  contentProblems: ({code, lines}: {code: ErrorCode; lines: readonly string[]}) =>
    new SiteError(code, `${lines.length} problems in the content:\n${lines.join('\n')}`),

  pageNotRendered: ({
    text,
    location,
    hint,
  }: {
    text: string;
    location?: SourceLocation | undefined;
    hint: string;
  }) => new SiteError('PAGE_RENDER_FAILED', text, {location, hint}),

  /** @param count - number of pages; one line may be about several pages */
  pagesNotRendered: ({count, lines, hint}: {count: number; lines: readonly string[]; hint: string}) =>
    new SiteError('PAGE_RENDER_FAILED', `${count} pages did not render:\n${lines.join('\n')}`, {hint}),

  /** @param how - end of the sentence: "ended with code 1" */
  siteProcessLost: (how: string) =>
    new SiteError('WORKER_LOST', `The process that loads the code of the site ${how}.`, {
      hint: 'Look for a loop without an end in code that runs when a module is loaded.',
    }),

  /** @param how - end of the sentence: "ended with code 1" */
  configProcessLost: (how: string) =>
    new SiteError('WORKER_LOST', `The process that loads the configuration ${how}.`, {
      hint: 'Markdown plugins are loaded in a process of their own, with the configuration. Look there for a loop without an end.',
    }),
};
