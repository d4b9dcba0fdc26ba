import {expect, test} from 'vitest';
import {layoutCss, layoutNames} from './looks.js';
import {optionsSchema} from './options.js';

function issues(options: unknown): string[] {
  const result = optionsSchema.safeParse(options);
  return result.success ? [] : result.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
}

test('without options, a site has the default look and no styles of its own', () => {
  expect(optionsSchema.parse({})).toEqual({id: 'default', colors: 'blue', layout: 'classic', customCss: []});
});

test('a look that does not exist is refused with the names of all', () => {
  expect(issues({colors: 'slate', layout: 'narrow'})).toEqual([
    "colors: must be one of 'blue', 'teal', 'green', 'purple', 'rose' and 'orange'.",
    "layout: must be one of 'classic' and 'wide'.",
  ]);
  expect(issues({colors: {primary: '#123456'}})).toEqual([
    "colors: must be one of 'blue', 'teal', 'green', 'purple', 'rose' and 'orange'.",
  ]);
});

test('only the default layout has no styles', () => {
  expect(layoutNames.filter((name) => layoutCss(name) === '')).toEqual(['classic']);
});
