import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {z} from '#zod';
import {checkOwnFrontMatter, type FrontMatterSchema, frontMatterSchemaOption} from './ownFrontMatter.js';

const TEXT = `---
title: A
level: medium
since: 2
extra: yes
---
`;

const written = {title: 'A', level: 'medium', since: 2};

function check(schema: unknown, frontMatter: object = written) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'front-matter-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  const file = path.join(siteDir, 'a.md');
  fs.writeFileSync(file, TEXT);
  const input = {knownFields: ['title', 'draft'], code: 'DOC_FRONT_MATTER', noun: 'docs', siteDir} as const;
  return checkOwnFrontMatter([{file, frontMatter}], {...input, schema: schema as FrontMatterSchema})[0]
    ?.frontMatter;
}

const hand = (validate: (value: unknown) => unknown) => ({
  '~standard': {version: 1, vendor: 'hand', validate},
});

test('pages get the result of the schema: defaults, coerced values, dates as text', () => {
  const schema = z.object({
    level: z.enum(['easy', 'medium']),
    since: z.coerce.string(),
    until: z.coerce.date().default(new Date(0)),
  });
  expect(check(schema)).toEqual({
    title: 'A',
    level: 'medium',
    since: '2',
    until: '1970-01-01T00:00:00.000Z',
  });
});

test('a wrong value is an error with file, line and the nearest value', () => {
  const schema = z.object({level: z.enum(['easy', 'mediun'])});
  expect(() => check(schema)).toThrow(
    expect.objectContaining({
      code: 'DOC_FRONT_MATTER',
      message: '"level" must be one of "easy" or "mediun", but is "medium". Did you mean "mediun"?',
      location: {file: expect.stringMatching(/a\.md$/), line: 3},
    }),
  );
});

test('an unknown field of a strict schema is an error with its line and the nearest name', () => {
  const schema = z.strictObject({level: z.string(), since: z.number(), extras: z.boolean().optional()});
  expect(() => check(schema, {...written, extra: true})).toThrow(
    expect.objectContaining({
      message: 'It has no field "extra". Did you mean "extras"?',
      location: expect.objectContaining({line: 5}),
    }),
  );
});

test('a schema of any library is accepted, and its messages are shown', () => {
  const issues = [{message: 'Too easy', path: [{key: 'level'}, 'inner']}];
  expect(() => check(hand(() => ({issues})))).toThrow('"level.inner": Too easy');
  expect(check(hand(() => ({value: {level: 1}})))).toEqual({title: 'A', level: 1});
  expect(frontMatterSchemaOption.safeParse(hand(() => ({}))).success).toBe(true);
  expect(frontMatterSchemaOption.safeParse({parse: () => 1}).success).toBe(false);
});

test('a schema that throws, is asynchronous or returns no object is an error', () => {
  const throwing = hand(() => {
    throw new Error('Oh');
  });
  expect(() => check(throwing)).toThrow('The schema for the front matter of docs threw: Oh');
  expect(() => check(hand(() => Promise.reject(new Error('late'))))).toThrow('is asynchronous');
  expect(() => check(z.object({}).refine(async () => true))).toThrow(
    expect.objectContaining({code: 'FRONT_MATTER_SCHEMA'}),
  );
  expect(() => check(hand(() => ({value: 'text'})))).toThrow('does not return an object');
  expect(() => check(hand(() => undefined))).toThrow('does not return an object');
});

test('a result that contains itself, or is no JSON, is an error at its field', () => {
  const loop: {self?: object} = {};
  loop.self = loop;
  expect(() => check(hand(() => ({value: {level: loop}})))).toThrow('"level" contains itself.');
  expect(() => check(hand(() => ({value: {since: 1n}})))).toThrow('"since" is 1, which is no JSON.');
});

test('fields that Lectern checks itself are not for the schema', () => {
  expect(() => check(z.object({title: z.string()}))).toThrow(/"title" .+ Lectern checks this field itself/);
  expect(() => check(hand(() => ({value: {draft: true}})))).toThrow(
    'returns "draft", which Lectern checks itself',
  );
});
