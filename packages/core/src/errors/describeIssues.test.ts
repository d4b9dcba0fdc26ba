import {expect, test} from 'vitest';
import {z} from '#zod';
import {describeIssues, issueSentence} from './describeIssues.js';

function sentences(schema: z.ZodType, value: unknown): string[] {
  const {error} = schema.safeParse(value);
  return describeIssues(error?.issues ?? [], value, schema).map(issueSentence);
}

const schema = z.strictObject({
  count: z.number().min(2).max(6).optional(),
  list: z.array(z.string().regex(/a/, {error: 'must hold an "a".'})).optional(),
  url: z
    .string()
    .refine((url) => url !== '/', {error: '"url" must not be the root.'})
    .optional(),
  kind: z
    .discriminatedUnion('type', [z.object({type: z.literal('a')}), z.object({type: z.literal('b')})])
    .optional(),
  mode: z.enum(['light', 'dark']).optional(),
  word: z.string().min(1).optional(),
  name: z.string().min(1, {error: 'Names have letters.'}).optional(),
  either: z
    .union([z.string(), z.custom((value) => typeof value === 'function', {error: 'a function'})])
    .optional(),
  inner: z
    .strictObject({label: z.string().optional()})
    .prefault({})
    .transform((inner) => inner),
  items: z.array(z.strictObject({href: z.string().optional()})).optional(),
  byName: z.record(z.string(), z.strictObject({permalink: z.string().optional()}).nullable()).optional(),
  link: z
    .discriminatedUnion('type', [
      z.strictObject({type: z.literal('doc'), id: z.string()}),
      z.strictObject({type: z.literal('index'), title: z.string()}),
    ])
    .optional(),
  pair: z
    .union([z.strictObject({a: z.string(), name: z.string()}), z.strictObject({b: z.string()})])
    .optional(),
  choice: z.union([z.boolean(), z.strictObject({format: z.string().optional()})]).optional(),
});

test.each([
  [{count: 'x'}, '"count" must be a number, but is "x".'],
  [{count: 1}, '"count" must be at least 2, but is 1.'],
  [{count: 7}, '"count" must be at most 6, but is 7.'],
  [{list: ['a', 'b']}, '"list[1]" must hold an "a".'],
  [{url: '/'}, '"url" must not be the root.'],
  [{kind: {type: 'c'}}, '"kind.type" must be one of "a" or "b", but is "c".'],
  [{mode: 'drak'}, '"mode" must be one of "light" or "dark", but is "drak". Did you mean "dark"?'],
  [{mode: 'purple'}, '"mode" must be one of "light" or "dark", but is "purple".'],
  [{word: ''}, '"word" must be text that is not empty, but is "".'],
  [{name: ''}, '"name": Names have letters.'],
  [{either: 3}, '"either" must be a string or a function, but is 3.'],
  [{cuont: 1}, 'It has no field "cuont". Did you mean "count"?'],
  [{inner: {lable: 'x'}}, '"inner" has no field "lable". Did you mean "label"?'],
  [{items: [{}, {hreff: 'x'}]}, '"items[1]" has no field "hreff". Did you mean "href"?'],
  [{byName: {a: {permlink: 'x'}}}, '"byName.a" has no field "permlink". Did you mean "permalink"?'],
  [{link: {type: 'doc', id: 'x', title: 'Intro'}}, '"link" has no field "title".'],
  [{link: {type: 'doc', id: 'x', titel: 'Intro'}}, '"link" has no field "titel".'],
  [{pair: {b: 'x', name: 'y'}}, '"pair" has no field "name".'],
  [{link: {type: 'index', title: 'x', titel: 'Intro'}}, '"link" has no field "titel". Did you mean "title"?'],
  [{choice: {fromat: 'x'}}, '"choice" has no field "fromat". Did you mean "format"?'],
  [{choice: {other: 'x'}}, '"choice" has no field "other".'],
  [5, 'It must be an object, but is 5.'],
])('%o', (value, sentence) => {
  expect(sentences(schema, value)).toEqual([sentence]);
});
