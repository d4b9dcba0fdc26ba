import type * as React from 'react';
import {expect, onTestFinished, test, vi} from 'vitest';
import {copyOf, dirOf} from '../../test/reactCopy.js';
import {tempSite} from '../../test/tempSite.js';
import type {ReactServer} from '../client/renderTypes.js';
import {loadReactServer} from './reactServer.js';

function load(build: 'development' | 'production') {
  const react = copyOf<typeof React>('react', build);
  const reactDom = copyOf<object>('react-dom', build);
  const development = build === 'development';
  return {react, ...loadReactServer({dir: dirOf('react-dom'), development, react, reactDom})};
}

async function renderAsStream(server: ReactServer, page: React.ReactNode): Promise<string> {
  return new Response(await server.renderToReadableStream(page)).text();
}

interface GreetingProps {
  readonly react: typeof React;
  readonly context: React.Context<string>;
}

function Greeting({react, context}: GreetingProps) {
  const [word] = react.useState('Hello');
  return react.createElement('p', null, `${word}, ${react.useContext(context)} ${react.useId() !== ''}`);
}

function Counter({react}: Pick<GreetingProps, 'react'>) {
  return react.useState(1)[0];
}

const builds = ['development', 'production'] as const;

test.each(builds)('the renderer of the %s build works with the React that it is given', async (build) => {
  const {react, server} = load(build);
  const context = react.createContext('nobody');
  const page = react.createElement(
    context.Provider,
    {value: 'reader'},
    react.createElement(Greeting, {react, context}),
  );
  expect(await renderAsStream(server, page)).toBe('<p>Hello, reader true</p>');
  // Absent in the development build, which would warn about two renderers.
  expect(server.renderToString?.(page)).toBe(
    build === 'production' ? '<p>Hello, reader true</p>' : undefined,
  );
});

test.each(builds)('hooks of another React than the given one do not work: %s', async (build) => {
  const {react, server} = load(build);
  const other = copyOf<typeof React>('react', build);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  const page = react.createElement(Counter, {react: other});
  await expect(renderAsStream(server, page)).rejects.toThrow(/useState|Invalid hook call/);
});

test.each(builds)('only the development build warns of mistakes: %s', async (build) => {
  const {react, server} = load(build);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  expect(await renderAsStream(server, react.createElement('p', {class: 'x'}))).toBe('<p class="x"></p>');
  expect(errors.mock.calls).toHaveLength(build === 'development' ? 1 : 0);
});

test('a folder without a renderer is an error that names it', () => {
  const dir = tempSite({});
  expect(() => loadReactServer({dir, development: false, react: {}, reactDom: {}})).toThrow(
    `There is no server.edge.js or server.browser.js in ${dir}.`,
  );
});
