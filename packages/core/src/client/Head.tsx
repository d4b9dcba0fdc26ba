import type {ReactNode} from 'react';
import {ConnectedHead} from './head/ConnectedHead.js';
import type {HeadProps} from './head/headProps.js';

export type {HeadProps};

/**
 * Sets tags in the document's head, and attributes of `<html>` and `<body>`; takes the props of react-helmet-async.
 * Inner and later instances override the tags of outer and earlier ones. A `<Helmet>` of another package counts as an
 * instance.
 *
 * @throws if a child is no head tag, or a title is not a string
 */
const Head: (props: HeadProps) => ReactNode = ConnectedHead;

export default Head;
