import type {Variables} from '@lectern/mdx';
import {z} from '#zod';
import {isRecord} from '../shared/isRecord.js';

/** Matches the name of a variable or of a group, as the compiler of Markdown reads it. */
const NAME = /^[A-Za-z_][\w-]*$/;

const MAX_DEPTH = 10;

interface Mistake {
  readonly path: string[];
  readonly message: string;
}

/**
 * Schema of values of variables: texts, numbers and booleans by name, in groups of any depth.
 *
 * @param taken - names that variables of this group have already
 */
export function variablesSchema(taken: readonly string[]): z.ZodType<Variables, Variables> {
  return z
    .custom<Variables>(isRecord, {error: 'an object'})
    .superRefine((value, context) => {
      if (!isRecord(value)) return;
      const clash = taken.filter((name) => Object.hasOwn(value, name));
      const clashes = clash.map((name) => ({
        path: [name],
        message: `"${name}" has a value already: use another name.`,
      }));
      for (const mistake of [...clashes, ...mistakesIn(value, [])])
        context.addIssue({code: 'custom', ...mistake});
    })
    .meta({type: 'Variables'});
}

function mistakesIn(group: {readonly [name: string]: unknown}, above: readonly string[]): readonly Mistake[] {
  return Object.entries(group).flatMap(([name, value]): readonly Mistake[] => {
    const path = [...above, name];
    if (!NAME.test(name))
      return [
        {
          path,
          message: `"${name}" is no name of a variable: it has a letter first, then letters, digits, "-" and "_".`,
        },
      ];
    if (path.length > MAX_DEPTH)
      return [{path, message: `Groups of variables have at most ${MAX_DEPTH} levels.`}];
    if (isRecord(value)) return mistakesIn(value, path);
    return ['string', 'number', 'boolean'].includes(typeof value)
      ? []
      : [{path, message: 'a text, a number, a boolean, or an object with such values'}];
  });
}
