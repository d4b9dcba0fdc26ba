// React, resolved from packages/mdx: this folder has no dependencies of its own.
import {createRequire} from 'node:module';

const require = createRequire(new URL('../../packages/mdx/package.json', import.meta.url));
const {createElement, Fragment} = require('react');
const {jsx, jsxs} = require('react/jsx-runtime');
const server = require('react-dom/server');

/** The parts of an artifact's runtime. @param note - sees each element's type and properties */
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
