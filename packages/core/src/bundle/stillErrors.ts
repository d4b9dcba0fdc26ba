import path from 'node:path';
import type {BuildFailure} from 'esbuild';
import {SiteError} from '../errors/SiteError.js';
import {pathInside} from '../paths.js';

/** Makes the error for mistakes in modules of still pages. Errors that are not about a module stay as they are. */
export function stillError(error: Error | BuildFailure, siteDir: string): Error {
  if (!('errors' in error) || error.errors.length === 0) return error;
  const {errors} = error;
  const problems = errors.map(({text, location}) => ({
    message: text.replace(/[^.]$/, '$&.'),
    location:
      location && location.file !== '<stdin>'
        ? {
            file: pathInside(siteDir, path.resolve(siteDir, location.file)),
            line: location.line,
            column: location.column + 1,
          }
        : undefined,
  }));
  const hint = 'A plugin returns the module from "getStillModules".';
  const [first, ...others] = problems;
  const more = others.map(({message}) => `\n- ${message}`).join('');
  return new SiteError('BUNDLE_FAILED', `${first?.message}${more}`, {location: first?.location, hint});
}
