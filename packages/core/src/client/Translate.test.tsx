import {renderToString} from 'react-dom/server';
import {beforeEach, expect, test} from 'vitest';
import Interpolate, {interpolate} from './Interpolate.js';
import {setMessages} from './siteMessages.js';
import Translate, {translate} from './Translate.js';

beforeEach(() => setMessages({greeting: 'Bonjour {name}', Bye: 'Au revoir'}));

test('a message is found by id, else by its text, else it stays', () => {
  expect(translate({id: 'greeting', message: 'Hello {name}'}, {name: 'Ada'})).toBe('Bonjour Ada');
  expect(translate({message: 'Bye'})).toBe('Au revoir');
  expect(translate({message: 'Not translated'})).toBe('Not translated');
  expect(translate({id: 'unknown.id'})).toBe('unknown.id');
});

test('values may be React nodes', () => {
  const html = renderToString(
    <Translate id="greeting" values={{name: <b>Ada</b>}}>
      {'Hello {name}'}
    </Translate>,
  );
  expect(html).toBe('Bonjour <b>Ada</b>');
});

test('unknown placeholders stay, known ones are replaced wherever they stand', () => {
  expect(interpolate('{a} and {a}, not {b}', {a: 1})).toBe('1 and 1, not {b}');
  expect(interpolate('{toString}', {})).toBe('{toString}');
  expect(interpolate('plain')).toBe('plain');
  expect(interpolate('{zero}', {zero: 0})).toBe('0');
});

test('a child that is no constant text is an error', () => {
  const children = <b>x</b>;
  // @ts-expect-error: JavaScript users may pass this
  expect(() => renderToString(<Translate>{children}</Translate>)).toThrow(
    '<Translate> takes one constant text',
  );
  // @ts-expect-error: JavaScript users may pass this
  expect(() => renderToString(<Interpolate>{children}</Interpolate>)).toThrow(
    '<Interpolate> needs a constant text',
  );
});

test('neither id nor message is an error', () => {
  expect(() => translate({})).toThrow('A translation needs an id or a default message');
  expect(() => renderToString(<Translate />)).toThrow('A translation needs an id or a default message');
});

test('a text that is the name of a property of all objects is a text like any other', () => {
  expect(translate({message: 'constructor'})).toBe('constructor');
});
