import type {ErrorCode} from './errorCodes.js';
import {SiteError} from './SiteError.js';
import {listWords, messageOf} from './words.js';

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

  /** @param isOff - true if `LECTERN_CACHE_MODE` turns the store off */
  shardsWithoutStore: ({configFile, isOff}: {configFile: string; isOff: boolean}) =>
    new SiteError(
      'SHARDS_WITHOUT_STORE',
      isOff
        ? 'Shards need the remote cache, but LECTERN_CACHE_MODE is "off".'
        : 'Shards need a store that all machines can read, but the configuration has none.',
      {
        location: isOff ? undefined : {file: configFile},
        hint: isOff
          ? 'Unset the variable.'
          : "Add it to the configuration: cache: {remote: './ci-cache'}. It may also be a server or a bucket.",
      },
    ),

  shardNotSaved: ({place, reason}: {place: string; reason: string}) =>
    new SiteError('SHARD_NOT_SAVED', `The shard could not be written to ${place}: ${reason}.`, {
      hint: 'Without it, site build --merge makes its pages. Correct the store, or the permission to write it, and run the shard again.',
    }),

  shardsDiffer: (shards: readonly {readonly shard: string; readonly differences: readonly string[]}[]) =>
    new SiteError(
      'SHARDS_DIFFER',
      shards
        .map(({shard, differences}) => `Shard ${shard} does not fit: ${listWords(differences, 'and')}.`)
        .join('\n'),
      {
        hint: 'Run all shards and the merge in checkouts of one commit, with the same options, and with another --run for each build.',
      },
    ),

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
