import {errorCode} from '@lectern/store';
import {causesOf} from './causesOf.js';
import {SiteError} from './SiteError.js';

const ACCESS_CODES: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);
const SPACE_CODES: readonly string[] = ['ENOSPC', 'EDQUOT'];
/** Error codes for a process that has opened as many files as the system allows. */
const LIMIT_CODES: readonly string[] = ['EMFILE', 'ENFILE'];

/**
 * True if an error, its cause or its message has one of the codes. The error may come from another process, the bundler
 * or a plugin, where the original is only the cause or part of the message.
 */
function hasCode(error: unknown, codes: readonly string[]): boolean {
  return [error, ...causesOf(error)].some((one) => {
    if (!(one instanceof Error)) return false;
    const {code, message}: NodeJS.ErrnoException = one;
    return codes.some((wanted) => code === wanted || message.includes(`${wanted}: `));
  });
}

/** True for an error of the operating system because the disk or the user's share of it is full. */
export function isSpaceError(error: unknown): boolean {
  return hasCode(error, SPACE_CODES);
}

/**
 * True for an error of the operating system about missing permissions for a file, or about a file system that is
 * read-only.
 */
function isAccessError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && ACCESS_CODES.has(errorCode(error) ?? '');
}

/** Converts an unhandled error of the operating system to a `SiteError`. Returns other errors unchanged. */
export function systemError(error: unknown): unknown {
  if (hasCode(error, LIMIT_CODES)) {
    const message = 'The system does not let this process open as many files as it needs.';
    return new SiteError('TOO_MANY_FILES', message, {
      hint: 'Raise the limit, then run the command again: ulimit -n 4096',
      cause: error,
    });
  }
  if (error instanceof SiteError) return error;
  if (isSpaceError(error)) {
    return new SiteError('NO_SPACE', `There is no space left${fileOf(error, ' to write ')}.`, {
      hint: 'Free some space, then run the command again.',
      cause: error,
    });
  }
  if (!isAccessError(error)) return error;
  const message = `The system denies access${fileOf(error, ' to ')} (${error.code}).`;
  return new SiteError('FILE_ACCESS_DENIED', message, {
    hint: 'Check the permissions of the file and of the folder it is in.',
    cause: error,
  });
}

/** Returns the text `words` followed by the path of the file that an error names; empty if the error names no file. */
function fileOf(error: unknown, words: string): string {
  if (!(error instanceof Error)) return '';
  const {path, dest}: NodeJS.ErrnoException & {readonly dest?: string} = error;
  const file = dest ?? path;
  return file === undefined ? '' : words + file;
}
