import Joi from 'joi';
import {expect, test} from 'vitest';
import {z} from '#zod';
import {errors} from '../errors/catalog.js';
import {checkFailure, validateOptions, validateThemeConfig} from './optionSchemas.js';

/** Type of a schema of any library. */
type Schema = Parameters<typeof validateOptions>[0];
const as = (schema: unknown) => schema as Schema;

function problemsOf(check: () => unknown): string[] {
  const found: string[] = [];
  try {
    check();
  } catch (error) {
    checkFailure(error, {}, (problems) => {
      found.push(...problems.map(({text}) => text));
      return errors.portInvalid('');
    });
  }
  return found;
}

const size = Joi.number().default(1);

test.each([
  ['has no id', Joi.object({size})],
  ['requires one', Joi.object({id: Joi.string().required(), size})],
  ['has an optional one', Joi.object({id: Joi.string(), size})],
  ['has a default for it', Joi.object({id: Joi.string().default('other'), size})],
  ['has a pattern for it', Joi.object({id: Joi.string().pattern(/^api-/), size})],
  ['forbids others', Joi.object({id: Joi.string().required(), size}).unknown(false)],
  ['allows others', Joi.object({size}).unknown()],
  ['names it in a condition', Joi.object({id: Joi.string(), size}).or('id', 'path')],
])('a Joi schema for options that %s', (_name, schema) => {
  expect(validateOptions(as(schema), {id: 'first'})).toEqual({id: 'first', size: 1});
  expect(validateOptions(as(schema), {size: 2})).toEqual({id: 'default', size: 2});
  expect(problemsOf(() => validateOptions(as(schema), {id: 'a', size: '2'}))).toEqual([
    '"size" must be a number.',
  ]);
});

test('a Joi schema refuses options that it does not have', () => {
  const schema = Joi.object({id: Joi.string().required()});
  expect(problemsOf(() => validateOptions(as(schema), {id: 'a', b: 1}))).toEqual(['"b" is not allowed.']);
});

test.each([
  ['has no id', z.strictObject({size: z.number().default(1)})],
  ['has one', z.strictObject({id: z.string(), size: z.number().default(1)})],
  ['has one behind a transform', z.object({id: z.string(), size: z.number().default(1)}).transform((o) => o)],
  [
    'is a union of objects with one',
    z.union([
      z.strictObject({id: z.string(), kind: z.literal('a')}),
      z.strictObject({id: z.string(), size: z.number().default(1)}),
    ]),
  ],
])('a zod schema for options that %s', (_name, schema) => {
  expect(validateOptions(as(schema), {id: 'first'})).toEqual({id: 'first', size: 1});
  expect(validateOptions(as(schema), {})).toEqual({id: 'default', size: 1});
});

test('a schema of zod that has an id checks it', () => {
  const schema = z.object({id: z.string().startsWith('api-')});
  expect(problemsOf(() => validateOptions(as(schema), {id: 'web'}))).toHaveLength(1);
});

/** The methods of a yup schema that `validateOptions` uses. */
const yup = {
  fields: {size: {}},
  validate: () => Promise.resolve({}),
  validateSync(value: object) {
    if ('id' in value) throw new Error('this field has unspecified keys: id');
    return {size: 1, ...value};
  },
};

test('a schema of yup is checked at once', () => {
  expect(validateOptions(as(yup), {id: 'first'})).toEqual({id: 'first', size: 1});
});

test('a schema that is written by hand may have an id or not', () => {
  const strict = {parse: ({id, ...rest}: {id?: string}) => ({...rest, own: id})};
  expect(validateOptions(as(strict), {id: 'first'})).toEqual({id: 'first'});
  const required = {
    parse(value: {id?: string}) {
      if (value.id === undefined) throw new Error('"id" is missing.');
      return value;
    },
  };
  expect(validateOptions(as(required), {id: 'first'})).toEqual({id: 'first'});
});

test('a theme config may have fields of other themes, but not within those of a theme', () => {
  const schema = Joi.object({own: Joi.object({size})});
  expect(validateThemeConfig(as(schema), {own: {}, other: 1})).toEqual({own: {size: 1}, other: 1});
  expect(problemsOf(() => validateThemeConfig(as(schema), {own: {sise: 1}}))).toEqual([
    '"own.sise" is not allowed.',
  ]);
});

test('an error of a schema that a plugin calls itself is reported by its details', () => {
  const schema = Joi.object({a: Joi.number(), b: Joi.number()});
  const check = () => Joi.attempt({a: 'x', b: 'y'}, schema, {abortEarly: false});
  expect(problemsOf(check)).toEqual(['"a" must be a number.', '"b" must be a number.']);
});

test('options of a union get the field "id" only if all of its schemas have it', () => {
  const some = z.union([z.strictObject({id: z.string(), a: z.number()}), z.strictObject({b: z.number()})]);
  expect(validateOptions(some, {b: 1})).toEqual({b: 1, id: 'default'});
  const all = z.union([z.strictObject({id: z.string(), a: z.number()}), z.strictObject({id: z.string()})]);
  expect(validateOptions(all, {a: 1})).toEqual({a: 1, id: 'default'});
});
