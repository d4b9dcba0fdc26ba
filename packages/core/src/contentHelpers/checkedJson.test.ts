import {expect, test} from 'vitest';
import {z} from '#zod';
import {SiteError} from '../errors/SiteError.js';
import {checkedJson} from './checkedJson.js';

const schema = z.record(z.string(), z.strictObject({message: z.string()}));

function check(text: string) {
  return checkedJson(
    text,
    schema,
    ({line, reason}) => new SiteError('TRANSLATION_FILE_INVALID', `${line}: ${reason}`),
  );
}

test('valid JSON is returned', () => {
  expect(check('{"a": {"message": "b"}}')).toEqual({a: {message: 'b'}});
});

test.each([
  ['text that is not JSON', '{\n  "a": ]\n}', '2: it is not JSON'],
  ['a value of the wrong type', '{\n  "a": {\n    "message": 1\n  }\n}', '3: '],
  ['a field that does not exist', '{\n  "a": {\n    "message": "b",\n    "text": "c"\n  }\n}', '4: '],
])('the error for %s has its line', (_, text, message) => {
  expect(() => check(text)).toThrow(message);
});
