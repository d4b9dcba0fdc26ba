import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {renderFailures} from './renderFailures.js';

/** What is said about a page whose rendering failed with a message, while the innermost component was the page itself. */
function shown(text: string, message: string): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'failures-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  fs.writeFileSync(path.join(siteDir, 'a.mdx'), text);
  const page = {path: '/a', content: ['@site/a.mdx'], chain: []} as unknown as PlannedPage;
  const failure = {path: '/a', message, stack: undefined, componentStack: '    at MDXContent (a.mdx)'};
  return shownError(renderFailures([failure], [page], {siteDir}), {siteDir});
}

test('a name that nothing defines is found in the text', () => {
  const text = '# A\n\n{myWindow}\n\n{window.name}\n';
  expect(shown(text, 'window is not defined')).toBe(
    '[PAGE_RENDER_FAILED] a.mdx:5 <MDXContent> threw while rendering /a: window is not defined\n' +
      '  3 | {myWindow}\n  4 |\n> 5 | {window.name}\n' +
      'Code that needs the browser belongs into an effect or into <BrowserOnly>.',
  );
});

test('no browser is spoken of where none is missing', () => {
  expect(shown('{a.b}\n', 'a is not defined')).toBe(
    '[PAGE_RENDER_FAILED] a.mdx:1 <MDXContent> threw while rendering /a: a is not defined\n> 1 | {a.b}',
  );
});

const invalid =
  'Element type is invalid: expected a string (for built-in components) or a class/function but got: undefined.';

test('of a component that is undefined, the imports are named that may be wrong', () => {
  const one = "import {Chart} from '@site/src/Chart';\nimport {format} from './x';\n\n<Chart />\n";
  expect(shown(one, invalid)).toMatch(
    /^\[PAGE_RENDER_FAILED\] a\.mdx:4 (?:.|\n)*Check that its file exports it, by that name: <Chart> from "@site\/src\/Chart"\.$/,
  );
  const two = "import A, {B as C} from './x';\nimport {D} from './y';\n\n<A /> <C /> <D />\n";
  expect(shown(two, invalid)).toMatch(
    /^\[PAGE_RENDER_FAILED\] a\.mdx <MDX(?:.|\n)*: <A> from ".\/x", <C> from ".\/x", <D> from ".\/y"\.$/,
  );
});
