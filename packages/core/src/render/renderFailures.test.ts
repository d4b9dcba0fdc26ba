import path from 'node:path';
import {expect, test} from 'vitest';
import {shownError} from '../../test/shownError.js';
import {tempSite} from '../../test/tempSite.js';
import type {PlannedPage} from '../routes/SitePlan.js';
import {renderFailures} from './renderFailures.js';

function pageOf(name: string): PlannedPage {
  return {path: `/${name}`, content: [`@site/${name}.mdx`], chain: []} as unknown as PlannedPage;
}

/**
 * Returns the printed error of a page that failed with a message, while the page itself was the innermost component.
 */
function shown(text: string, message: string, componentStack = '    at MDXContent(@site/a.mdx)'): string {
  const siteDir = tempSite({'a.mdx': text});
  const failure = {path: '/a', message, componentStack};
  return shownError(renderFailures([failure], [pageOf('a')], {siteDir}), {siteDir});
}

test('a name that nothing defines is found in the text', () => {
  const text = '# A\n\n{myWindow}\n\n{window.name}\n';
  expect(shown(text, 'window is not defined')).toBe(
    '[PAGE_RENDER_FAILED] a.mdx:5 <MDXContent> threw while rendering /a: window is not defined\n' +
      '  3 | {myWindow}\n  4 |\n> 5 | {window.name}\n' +
      'Put code that needs the browser into an effect or into <BrowserOnly>.',
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

test('an error in a component of the theme is never blamed on a word in the text of the page', () => {
  expect(
    shown(
      '- [x] done\n\n`{x}`\n\n```js\n{x}\n<Footer />\n```\n',
      'x is not defined',
      '    at Footer (x.js:1:2)',
    ),
  ).toBe('[PAGE_RENDER_FAILED] a.mdx <Footer> threw while rendering /a: x is not defined');
  expect(shown('- [x] done\n\n{x}\n', 'x is not defined')).toContain('a.mdx:3 <MDXContent>');
  expect(shown('{x}\n\n{x + 1}\n', 'x is not defined'), 'either of them').toContain('a.mdx <MDXContent>');
});

test('a component without a name has the name that JavaScript gives a default export', () => {
  const siteDir = tempSite({});
  const failure = {path: '/z', message: 'boom', componentStack: '    at __rspack_default_export (x.js:3:2)'};
  const error = renderFailures([failure], [], {siteDir});
  expect(shownError(error, {siteDir})).toContain('<default> threw while rendering /z: boom');
});

test('pages that fail with the same error at the same place are one entry, which shows the code', () => {
  const siteDir = tempSite({'src/theme/Footer/index.tsx': 'export default () => x;\n'});
  const thrownAt = {file: path.join(siteDir, 'src/theme/Footer/index.tsx'), line: 1};
  const failures = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    path: `/${name}`,
    message: 'x is not defined',
    componentStack: '    at Footer (x.js:1:2)',
    thrownAt,
  }));
  const pages = ['a', 'b'].map(pageOf);
  expect(shownError(renderFailures(failures, pages, {siteDir}), {siteDir})).toBe(
    '[PAGE_RENDER_FAILED] src/theme/Footer/index.tsx:1 <Footer> threw while rendering 5 pages: x is not defined (on a.mdx, b.mdx, /c, 2 more)\n' +
      '> 1 | export default () => x;',
  );
  const other = {path: '/z', message: 'boom', componentStack: '    at Boom (x.js:3:2)'};
  expect(shownError(renderFailures([...failures, other], pages, {siteDir}), {siteDir})).toBe(
    '[PAGE_RENDER_FAILED] 6 pages did not render:\n' +
      '- src/theme/Footer/index.tsx:1 <Footer> threw while rendering 5 pages: x is not defined (on a.mdx, b.mdx, /c, 2 more)\n' +
      '- <Boom> threw while rendering /z: boom',
  );
});

test('a partial is named, not the page that includes it', () => {
  const siteDir = tempSite({'a.mdx': 'Text.\n', '_part.mdx': 'Text.\n\n{x}\n'});
  const componentStack = '    at MDXContent(@site/_part.mdx)\n    at MDXContent(@site/a.mdx)';
  const failure = {path: '/a', message: 'x is not defined', componentStack};
  expect(shownError(renderFailures([failure], [pageOf('a')], {siteDir}), {siteDir})).toContain(
    '[PAGE_RENDER_FAILED] _part.mdx:3 <MDXContent> threw while rendering /a',
  );
});
