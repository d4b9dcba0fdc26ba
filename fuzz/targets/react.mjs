// Resolves React from packages/mdx, since this folder has no dependencies of its own.
import {createRequire} from 'node:module';

const require = createRequire(new URL('../../packages/mdx/package.json', import.meta.url));
const {createElement, Fragment} = require('react');
const {jsx, jsxs} = require('react/jsx-runtime');
const server = require('react-dom/server');

/** JSX runtime for an artifact. @param note - called with type and properties of each element */
export function react(note) {
  const noted = (create) => (type, props, key) => {
    note(type, props);
    return create(type, props, key);
  };
  return {Fragment, jsx: noted(jsx), jsxs: noted(jsxs), useMDXComponents: () => ({})};
}

export function renderToStaticMarkup(Content) {
  return server.renderToStaticMarkup(createElement(Content));
}
