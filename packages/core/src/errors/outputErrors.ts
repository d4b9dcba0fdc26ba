import type {ErrorCode} from './errorCodes.js';
import {SiteError} from './SiteError.js';
import {messageOf} from './words.js';

/** Errors about the output folder, the cache, and links in the output. */
export const outputErrors = {
  /** @param reason - end of the sentence: "is the folder of the site" */
  outputRefused: ({outDir, reason}: {outDir: string; reason: string}) =>
    new SiteError('OUTPUT_REFUSED', `The output folder ${outDir} ${reason}.`, {
      hint: 'Move it away, or choose another folder: site build --out-dir <dir>. Nothing was changed.',
    }),

  outputIncomplete: ({folder, cause}: {folder: string; cause: unknown}) =>
    new SiteError('OUTPUT_INCOMPLETE', `${folder} could not be filled: ${messageOf(cause)}`, {
      hint: 'It holds files of the last build and of this one. Mend the cause, then build again.',
      cause,
    }),

  outputSpace: (outDir: string) =>
    new SiteError('NO_OUTPUT_SPACE', `There is no space left to write ${outDir}.`, {
      hint: 'Free some space and build again; the last build was left as it is.',
    }),

  /** @param variable - environment variable that sets the folder of the cache */
  cacheSpace: ({cacheDir, variable}: {cacheDir: string; variable: string}) =>
    new SiteError('NO_CACHE_SPACE', `There is no space left to write the cache ${cacheDir}.`, {
      hint: `Free some space, or set the environment variable ${variable} to a folder with space, and build again; the last build was left as it is.`,
    }),

  /** @param reason - full sentence: the variable, its value, and what it may be */
  cacheSettingInvalid: (reason: string) =>
    new SiteError('CACHE_SETTING_INVALID', reason, {hint: 'Change the variable, or unset it.'}),

  s3PackageMissing: ({field, name, siteDir}: {field: string; name: string; siteDir: string}) =>
    new SiteError('S3_PACKAGE_MISSING', `${field} is a bucket, but the package ${name} is not installed.`, {
      hint: `Run this in ${siteDir}, or the same with your package manager: npm install ${name}`,
    }),

  outputNotWritable: ({outDir, code}: {outDir: string; code: string}) =>
    new SiteError('OUTPUT_NOT_WRITABLE', `${outDir} cannot be written (${code}).`, {
      hint: 'Check the permissions of the folder and of the one it is in; the last build was left as it is.',
    }),

  /** @param variable - environment variable that sets the folder of the cache */
  cacheNotWritable: ({cacheDir, variable, code}: {cacheDir: string; variable: string; code: string}) =>
    new SiteError('CACHE_NOT_WRITABLE', `The cache ${cacheDir} cannot be written (${code}).`, {
      hint: `Set the environment variable ${variable} to a folder that you can write; the last build was left as it is.`,
    }),

  linksBroken: ({code, message, hint}: {code: ErrorCode; message: string; hint: string}) =>
    new SiteError(code, message, {hint}),
};
