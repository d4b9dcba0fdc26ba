import {useContext, useRef} from 'react';
import ExecutionEnvironment from './ExecutionEnvironment.js';
import {declareHead, type HeadProps} from './head/declareHead.js';
import {HeadContext} from './head/HeadContext.js';
import useIsomorphicLayoutEffect from './useIsomorphicLayoutEffect.js';

export type {HeadProps};

/**
 * Tags for the document's head, and attributes for `<html>` and `<body>`. Inner and later instances override outer and earlier ones.
 *
 * @throws if a child is no head tag, or a title is not a string
 */
export default function Head(props: HeadProps): null {
  const head = useContext(HeadContext);
  if (!head) throw new Error('<Head> can only be used below the site’s root component.');
  const order = useRef<number | null>(null);
  order.current ??= head.nextOrder();
  const place = order.current;
  const declaration = declareHead(props);
  if (!ExecutionEnvironment.canUseDOM) head.set(place, declaration);

  const text = ExecutionEnvironment.canUseDOM ? JSON.stringify(declaration) : '';
  useIsomorphicLayoutEffect(() => {
    head.set(place, declaration);
  }, [head, place, text]);
  useIsomorphicLayoutEffect(() => () => head.remove(place), [head, place]);
  return null;
}
