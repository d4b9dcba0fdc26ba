import type {ReactRuntime} from '@lectern/mdx/client';
import {jsx as createElement, jsxs as createElements} from 'react/jsx-runtime';
import {guardElements} from '../contentElements.js';

export {useMDXComponents} from '@mdx-js/react';
export {Fragment} from 'react/jsx-runtime';

const guarded = guardElements({jsx: createElement, jsxs: createElements} as ReactRuntime);

/** The functions of React that make the elements of content; the name of this file is what compilers of JSX import. */
export const {jsx, jsxs} = guarded;
