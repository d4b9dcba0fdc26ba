import {Fragment, isValidElement, type ReactNode} from 'react';
import {interpolateParts} from '../shared/interpolate.js';

export type InterpolateValues<Value extends ReactNode> = {readonly [name: string]: Value};

export interface InterpolateProps {
  /** A constant text with `{placeholders}`. */
  readonly children: string;
  readonly values?: InterpolateValues<ReactNode>;
}

/**
 * Replaces `{name}` placeholders by values; a placeholder without a value stays.
 *
 * @returns a string; if a value is a React element or an array, a list of React nodes
 */
export function interpolate(text: string, values?: InterpolateValues<string | number>): string;
export function interpolate(text: string, values?: InterpolateValues<ReactNode>): ReactNode;
export function interpolate(text: string, values?: InterpolateValues<ReactNode>): ReactNode {
  if (!values) return text;
  const parts = interpolateParts(text, values);
  if (!parts.some((part) => isValidElement(part) || Array.isArray(part))) return parts.map(String).join('');
  // The order of the parts never changes, so the index may be the key.
  return parts.map((part, index) => <Fragment key={String(index)}>{part}</Fragment>);
}

/** Component that renders the result of `interpolate`. */
export default function Interpolate({children, values}: InterpolateProps): ReactNode {
  if (typeof children !== 'string') {
    throw new Error(
      `<Interpolate> needs a constant text as its only child, but was given ${describe(children)}.`,
    );
  }
  return interpolate(children, values);
}

function describe(value: unknown): string {
  return isValidElement(value) ? 'a React element' : Array.isArray(value) ? 'several children' : typeof value;
}
