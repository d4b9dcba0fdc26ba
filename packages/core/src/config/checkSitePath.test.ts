import {expect, test} from 'vitest';
import {checkSitePath} from './checkSitePath.js';

test.each(['/sites/wow!/docs', '/sites/what?', '/sites/a\\b'])('%s cannot be read by webpack', (dir) => {
  expect(() => checkSitePath(dir)).toThrow(
    expect.objectContaining({code: 'SITE_PATH_NOT_USABLE', message: expect.stringContaining(dir)}),
  );
});

test.each(['/sites/a b', '/sites/a#b', '/sites/100%', '/sites/[draft]', '/sites/größe', '/sites/a+b'])(
  'a site can be in %s',
  (dir) => {
    expect(() => checkSitePath(dir)).not.toThrow();
  },
);
