import type {ReactElement} from 'react';
import {Helmet, HelmetData, type HelmetServerState} from 'react-helmet-async';
import type {ConnectedHeadProps} from './headProps.js';
import {yieldImages} from './yieldImages.js';

/**
 * Instance of the component that a `Helmet` renders. `emitChange` of any instance combines the props of all instances.
 */
interface Dispatcher {
  emitChange(): void;
}

/** Content of one `<Head>`: the element that `Helmet` renders. */
export type HeadPart = ReactElement<object> & {readonly type: new (props: object) => Dispatcher};

const helmetData = new HelmetData({});

/**
 * Reads the content of a `<Head>`. Calls `Helmet` directly instead of rendering it: React would render three components
 * for each `<Head>`, and each change would combine the contents of all `<Head>` elements again. That takes 6% of the
 * CPU time of a cold build.
 *
 * @throws if a child is no head tag, or a title is not a string
 */
export function readHead(props: ConnectedHeadProps): HeadPart {
  const helmet = new Helmet({encodeSpecialCharacters: true, ...props, defer: false, helmetData});
  return helmet.render() as HeadPart;
}

/**
 * Combines the contents of all `<Head>` elements of a page; in a browser, writes the result to the document.
 *
 * @param parts - outermost first
 * @returns the combined head on the server; `null` in a browser
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
  for (const {type, props} of yieldImages(all)) dispatchers.push(new type({...props, context}));
  dispatchers[0]?.emitChange();
  return combined.state;
}
