import type * as ReactModule from 'react';
import {describe, expect, test} from 'vitest';
import {copyOf, dirOf} from '../../test/reactCopy.js';
import {loadReactServer} from './reactServer.js';
import {recordingRenderer} from './UseRecorder.js';

const React = copyOf<typeof ReactModule>('react', 'production');
const reactDom = copyOf<object>('react-dom', 'production');
const {createElement} = React;
const {server, recorder} = loadReactServer({
  ...{dir: dirOf('react-dom'), react: React, reactDom},
  development: false,
  records: true,
});

/** Renders an element, and returns its HTML and the recorded uses as text: "Counter useEffect". */
function render(element: ReactModule.ReactElement) {
  const html = server.renderToString?.(element) ?? '';
  return {html, uses: (recorder?.take() ?? []).map(({component, reason}) => `${component} ${reason}`)};
}

function Clock() {
  React.useEffect(() => {});
  React.useLayoutEffect(() => {});
  return null;
}
class Counter extends React.Component {
  override render() {
    return null;
  }
}
const Store = React.memo(function Store() {
  return React.useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'server',
  );
});
const Field = React.forwardRef(function Field(_props, ref) {
  React.useImperativeHandle(ref, () => ({}));
  return null;
});
const Late = React.createContext(false);
function Reader() {
  return React.useContext(Late) ? null : 'early';
}

function Inert() {
  const [text] = React.useState('text');
  const ref = React.useRef(null);
  const id = React.useId();
  return React.useMemo(() => createElement('p', {ref, id}, text), [id, text]);
}

describe('components that need React in the browser', () => {
  test.each([
    [Clock, ['Clock useEffect', 'Clock useLayoutEffect']],
    [Counter, ['Counter class']],
    [Store, ['Store useSyncExternalStore']],
    [Field, ['Field useImperativeHandle']],
  ])('are recorded with their hooks: %s', (component, uses) => {
    expect(render(createElement(component as ReactModule.FC)).uses).toEqual(uses);
  });

  test('are recorded once, sorted, and only for this page', () => {
    const page = createElement('div', null, createElement(Store), createElement(Clock), createElement(Clock));
    expect(render(page).uses).toEqual([
      'Clock useEffect',
      'Clock useLayoutEffect',
      'Store useSyncExternalStore',
    ]);
    expect(render(createElement('p')).uses).toEqual([]);
  });

  test('are recorded if they read a context that changes when the page is hydrated', () => {
    recorder?.watchContext(Late, 'useLate');
    expect(render(createElement(Reader)).uses).toEqual(['Reader useLate']);
  });

  test('are not recorded if they declare that their HTML is complete', () => {
    const StillClock = Object.assign(() => createElement(Clock), {still: true});
    expect(render(createElement(StillClock)).uses).toEqual(['Clock useEffect', 'Clock useLayoutEffect']);
    const Declared = Object.assign(() => React.useEffect(() => {}) ?? null, {still: true});
    expect(render(createElement(Declared)).uses).toEqual([]);
  });
});

test('a component with state, references and memos needs no React', () => {
  expect(render(createElement(Inert)).uses).toEqual([]);
});

test('an element with event handlers names the events that wake React', () => {
  const handlers = {onClick() {}, onMouseEnter() {}, onKeyDownCapture() {}, on: 'x'};
  const {html, uses} = render(createElement('button', handlers, 'Press'));
  expect(html).toContain('data-wake="click keydown"');
  expect(uses).toEqual([]);
  expect(render(createElement('button', {'data-wake': '', onClick() {}})).html).toContain('data-wake=""');
});

test('an element that is typed into needs React at once', () => {
  const field = createElement('input', {defaultValue: '', onChange() {}});
  expect(render(field).uses).toEqual(['<input> onChange']);
});

test('a renderer with other code is not changed, so what needs React is unknown', () => {
  expect(recordingRenderer('var HooksDispatcher = {};')).toBeUndefined();
});
