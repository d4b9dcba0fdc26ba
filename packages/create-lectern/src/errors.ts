import type {CreateErrorCode} from './errorCodes.js';
import {homepage} from './ownPackage.js';

/** An error that is explained to the user. It is printed once, without its stack. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
  readonly code: CreateErrorCode;
  /** Advice for the user, as full sentences. */
  readonly hint: string;

  constructor(code: CreateErrorCode, message: string, hint: string, cause?: unknown) {
    super(message, {cause});
    this.code = code;
    this.hint = hint;
  }
}

/** Text of an error as it is printed: code and message, advice, address of the page about the code. */
export function errorText({code, message, hint}: CreateError): string {
  const page = code.toLowerCase().replaceAll('_', '-');
  return `[${code}] ${message}\n${hint}\nMore: ${homepage}/docs/errors/${page}/`;
}

/** Reason of a failed system call, in words. Other errors: their message. */
function reasonOf(error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return 'you have no permission';
  if (code === 'EROFS') return 'the file system is read-only';
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'a file is in the way';
  if (code === 'ENAMETOOLONG') return 'the name is too long';
  return message;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

export const errors = {
  optionInvalid: (message: string) =>
    new CreateError('CREATE_OPTION_INVALID', message, 'All options: create-lectern --help'),

  nameInvalid: ({name, reason, suggestion}: {name: string; reason: string; suggestion: string}) =>
    new CreateError(
      'CREATE_NAME_INVALID',
      `"${name}" cannot be the name of a package: ${reason}.`,
      `The name is that of the folder and of the package in it. Try "${suggestion}".`,
    ),

  templateUnknown: ({template, names}: {template: string; names: readonly string[]}) =>
    new CreateError(
      'CREATE_TEMPLATE_UNKNOWN',
      `There is no template "${template}", and no folder of that name.`,
      `The templates are ${listed(names)}. The address of a git repository or a folder is a template, too.\nIf it was meant as the value of an option: with npm, options come after "--".`,
    ),

  colorUnknown: ({color, names}: {color: string; names: readonly string[]}) =>
    new CreateError(
      'CREATE_COLOR_UNKNOWN',
      `There is no colour "${color}".`,
      `The colours are ${listed(names)}. Any other one can be set later, in src/css/custom.css.`,
    ),

  folderNotEmpty: ({folder, entry}: {folder: string; entry: string}) =>
    new CreateError(
      'CREATE_FOLDER_NOT_EMPTY',
      `${folder} is not empty: it has "${entry}".`,
      'Nothing was changed. Choose another name, or move its files away first.',
    ),

  folderIsFile: (folder: string) =>
    new CreateError(
      'CREATE_FOLDER_NOT_EMPTY',
      `${folder} is a file.`,
      'Nothing was changed. Choose another name.',
    ),

  folderNotWritable: ({folder, cause}: {folder: string; cause: unknown}) =>
    new CreateError(
      'CREATE_FOLDER_NOT_WRITABLE',
      `Nothing can be written to ${folder}: ${reasonOf(cause)}.`,
      'Nothing is left there. Run the command in another folder, or change its permissions.',
      cause,
    ),

  sourceInvalid: ({folder, reason, hint}: {folder: string; reason: string; hint: string}) =>
    new CreateError('CREATE_SOURCE_INVALID', `${folder} ${reason}.`, hint),

  gitMissing: (url: string) =>
    new CreateError(
      'CREATE_GIT_MISSING',
      `The template ${url} is a git repository, but git is not installed.`,
      'Nothing was changed. Install git from https://git-scm.com, or download the template and name its folder.',
    ),

  gitClone: ({url, output}: {url: string; output: string}) =>
    new CreateError(
      'CREATE_GIT_CLONE',
      `git could not clone ${url}:\n${output}`,
      'Nothing was changed. Check the address, your connection and your access to the repository.',
    ),

  migrationFailed: ({folder, output}: {folder: string; output: string}) =>
    new CreateError(
      'CREATE_MIGRATION_FAILED',
      `"site migrate" failed in a copy of ${folder}:\n${output}`,
      'Nothing is left of the copy, and the site itself is as it was.',
    ),

  installFailed: ({command, folder, output}: {command: string; folder: string; output: string}) =>
    new CreateError(
      'CREATE_INSTALL_FAILED',
      `"${command}" failed:\n${output}`,
      `${folder} is complete but for its packages. When the reason is removed (often the connection), run "${command}" in it.`,
    ),

  stopped: (left: string) => new CreateError('CREATE_STOPPED', 'Stopped.', left),

  failed: ({cause, left}: {cause: unknown; left: string}) =>
    new CreateError('CREATE_FAILED', `The files could not be written: ${reasonOf(cause)}.`, left, cause),
};
