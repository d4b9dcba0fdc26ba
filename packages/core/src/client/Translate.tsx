import {isValidElement, type ReactNode} from 'react';
import {type InterpolateValues, interpolate} from './Interpolate.js';
import {findMessage} from './siteMessages.js';

export interface TranslateParam {
  /** Text in the default language; also the id if no id is given. */
  readonly message?: string;
  readonly id?: string;
  /** Explains the text to translators. */
  readonly description?: string;
}

export interface TranslateProps {
  /** Text in the default language. Must be a constant, so that it can be extracted from the code. */
  readonly children?: string;
  readonly id?: string;
  readonly description?: string;
  readonly values?: InterpolateValues<ReactNode>;
}

function localize({id, message}: Pick<TranslateParam, 'id' | 'message'>): string {
  const key = id ?? message;
  if (key === undefined) {
    throw new Error(
      'A translation needs an id or a default message, so that it can be looked up; this one has neither.',
    );
  }
  return findMessage(key) ?? message ?? key;
}

/** Returns a text in the current language, with values for its `{placeholders}`. */
export function translate(text: TranslateParam, values?: InterpolateValues<string | number>): string {
  return interpolate(localize(text), values);
}

/** Component that renders the translation of its text. Unlike in `translate`, the values may be React nodes. */
export default function Translate({children, id, values}: TranslateProps): ReactNode {
  if (children !== undefined && children !== null && typeof children !== 'string') {
    const given = isValidElement(children)
      ? 'a React element'
      : Array.isArray(children)
        ? 'several'
        : typeof children;
    throw new Error(
      `<Translate> takes one constant text as its child, so that it can be extracted, but was given ${given}. Move what varies into "values".`,
    );
  }
  return <>{interpolate(localize({id, message: children ?? undefined}), values)}</>;
}
