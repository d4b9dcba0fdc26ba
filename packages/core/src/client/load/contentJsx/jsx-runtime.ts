import type {ReactRuntime} from '@lectern/mdx/client';
import {jsx as createElement, jsxs as createElements} from 'react/jsx-runtime';
import {guardElements} from '../contentElements.js';

export {useMDXComponents} from '@mdx-js/react';
export {Fragment} from 'react/jsx-runtime';

const guarded = guardElements({jsx: createElement, jsxs: createElements} as ReactRuntime);

/** Functions that create elements of MDX content. Compilers of JSX import a file of this name. */
export const {jsx, jsxs} = guarded;
