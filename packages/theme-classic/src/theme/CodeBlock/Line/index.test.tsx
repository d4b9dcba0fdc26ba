import {encodeTokens} from '@lectern/mdx';
import {renderTokens, splitTokens} from '@lectern/mdx/client';
import Line from '@theme/CodeBlock/Line';
import {expect, test} from 'vitest';
import {renderOnServer} from '../../../../test/renderOnServer.js';
import {getLineProps, tokenPropsGetter} from '../Content/tokenProps.js';

const code = 'const a < b';
const tokens = encodeTokens(code, 'js', {languages: 'all', additionalLanguages: []});
const getTokenProps = tokenPropsGetter((types) => types);

test.each([
  {showLineNumbers: false},
  {showLineNumbers: true},
  {showLineNumbers: true, classNames: ['marked', '[&_"]:mine']},
])('a line is the same as HTML and as a component: %j', (props) => {
  const [html = ''] = renderTokens(code, tokens);
  const [line = []] = splitTokens(code, tokens);
  expect(Line.toHtml({html, ...props})).toBe(
    renderOnServer(<Line line={line} {...props} getLineProps={getLineProps} getTokenProps={getTokenProps} />),
  );
});
