import {z} from '@lectern/core/zod';

function compiles(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Schema for the source of a regular expression, which the browser compiles. */
export const regexSource = z
  .string()
  .refine(compiles, {error: 'the source of a regular expression, such as "^https://api\\\\."'});
