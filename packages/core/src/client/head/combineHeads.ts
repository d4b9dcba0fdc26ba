import type {ReactElement} from 'react';
import {Helmet, HelmetData, type HelmetServerState} from 'react-helmet-async';
import type {HeadProps} from './headProps.js';

/** Element that a Helmet renders: one of its instances combines the props of all. */
interface Dispatcher {
  emitChange(): void;
}

/** Content of one `<Head>`, as react-helmet-async reads it. */
export type HeadPart = ReactElement<object> & {readonly type: new (props: object) => Dispatcher};

const helmetData = new HelmetData({});

/**
 * Reads what a `<Head>` says. Rendered as components, each Helmet that changes would combine all of them again, and React would
 * render three components for each: 6% of the CPU of a cold build.
 *
 * @throws if a child is no head tag, or a title is not a string
 */
export function readHead(props: HeadProps): HeadPart {
  const helmet = new Helmet({encodeSpecialCharacters: true, ...props, defer: false, helmetData});
  return helmet.render() as HeadPart;
}

/**
 * Combines the contents of the `<Head>`s of a page, outermost first, and writes it to the document where there is one.
 *
 * @returns the result; `null` in a browser
 */
export function combineHeads(parts: readonly HeadPart[]): HelmetServerState | null {
  const combined: {state: HelmetServerState | null} = {state: null};
  const dispatchers: Dispatcher[] = [];
  const context = {
    helmetInstances: {get: () => dispatchers},
    setHelmet: (state: HelmetServerState | null) => {
      combined.state = state;
    },
  };
  const all = parts.length > 0 ? parts : [readHead({})];
  for (const {type, props} of all) dispatchers.push(new type({...props, context}));
  dispatchers[0]?.emitChange();
  return combined.state;
}
