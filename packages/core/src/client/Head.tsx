import {useContext, useInsertionEffect, useLayoutEffect, useRef} from 'react';
import ExecutionEnvironment from './ExecutionEnvironment.js';
import {declareHead, type HeadProps} from './head/declareHead.js';
import {HeadContext, type HeadRegistry} from './head/HeadContext.js';
import type {HeadDeclaration} from './head/headState.js';

export type {HeadProps};

function useDocumentHead(head: HeadRegistry, declaration: HeadDeclaration): void {
  const order = useRef<number | null>(null);
  order.current ??= head.nextOrder();
  const place = order.current;
  const text = JSON.stringify(declaration);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the declaration, which is new each time
  useLayoutEffect(() => {
    head.set(place, declaration);
  }, [head, place, text]);
  // Not a layout effect: those end when a page is hidden for the time that a part of it loads.
  useInsertionEffect(() => () => head.remove(place), [head, place]);
}

function useServerHead(head: HeadRegistry, declaration: HeadDeclaration): void {
  head.set(head.nextOrder(), declaration);
}

const useHead = ExecutionEnvironment.canUseDOM ? useDocumentHead : useServerHead;

/**
 * Tags for the document's head, and attributes for `<html>` and `<body>`. Inner and later instances override outer and earlier ones.
 *
 * @throws if a child is no head tag, or a title is not a string
 */
export default function Head(props: HeadProps): null {
  const head = useContext(HeadContext);
  if (!head) throw new Error('<Head> can only be used below the site’s root component.');
  useHead(head, declareHead(props));
  return null;
}
