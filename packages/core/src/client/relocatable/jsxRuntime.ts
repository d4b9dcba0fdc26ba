import {jsx as createElement, jsxs as createElements, Fragment} from 'react/jsx-runtime';
import {relativeSourceSet, relativeStyle} from '../../shared/relativeValues.js';
import {documentAddress} from './siteAddress.js';

// In a relocatable site, all code imports this module in the place of "react/jsx-runtime". In the HTML, the build has made
// the URLs relative; here, those of elements that are created in the browser become relative.

type Props = {readonly [name: string]: unknown};
type Create = typeof createElement;

const URL_PROPS = ['href', 'src', 'poster', 'action', 'formAction', 'data', 'xlinkHref'];
const SOURCE_SETS = ['srcSet', 'imageSrcSet'];

/** Values of a `style` with URLs: `{backgroundImage: 'url(/img/x.svg)'}`. */
function relativeStyles(style: object): object {
  const entries = Object.entries(style).map(([name, value]) => [
    name,
    typeof value === 'string' ? relativeStyle(value, documentAddress) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Text of a prop. React also accepts objects that have one, such as images of the ideal-image plugin. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? `${value}` : undefined;
}

function relativeProps(props: Props): Props {
  const changed: Record<string, unknown> = {};
  for (const name of URL_PROPS) {
    const url = textOf(props[name]);
    if (url?.startsWith('/')) changed[name] = documentAddress(url);
  }
  for (const name of SOURCE_SETS) {
    const sources = props[name];
    if (typeof sources === 'string') changed[name] = relativeSourceSet(sources, documentAddress);
  }
  const {style} = props;
  if (typeof style === 'object' && style !== null) changed.style = relativeStyles(style);
  return Object.keys(changed).length === 0 ? props : {...props, ...changed};
}

function relocated(create: Create): Create {
  // On the server, URLs keep the base URL: the build looks up the files to which they lead.
  if (typeof document === 'undefined') return create;
  return (type, props, key) =>
    create(type, typeof type === 'string' ? relativeProps(props as Props) : props, key);
}

export {Fragment};
export const jsx = relocated(createElement);
export const jsxs = relocated(createElements);
