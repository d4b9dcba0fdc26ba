import {jsx as createElement, jsxs as createElements, Fragment} from 'react/jsx-runtime';
import {documentAddress} from './siteAddress.js';

// In a relocatable site, all code imports this module in the place of "react/jsx-runtime". In the HTML, the build has made
// the URLs relative; here, those of elements that are created in the browser become relative.

type Props = {readonly [name: string]: unknown};
type Create = typeof createElement;

const URL_PROPS = ['href', 'src', 'poster', 'action', 'formAction', 'data', 'xlinkHref'];

function relativeProps(props: Props): Props {
  let changed: Record<string, unknown> | undefined;
  for (const name of URL_PROPS) {
    const url = props[name];
    if (typeof url !== 'string' || url[0] !== '/') continue;
    changed ??= {...props};
    changed[name] = documentAddress(url);
  }
  return changed ?? props;
}

function relocated(create: Create): Create {
  // On the server, URLs keep the base URL: the build knows the files to which they lead.
  if (typeof document === 'undefined') return create;
  return (type, props, key) =>
    create(type, typeof type === 'string' ? relativeProps(props as Props) : props, key);
}

export {Fragment};
export const jsx = relocated(createElement);
export const jsxs = relocated(createElements);
