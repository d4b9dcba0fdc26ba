import {processAdmonitionProps} from '@lectern/theme-common';
import AdmonitionTypes from '@theme/Admonition/Types';
import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
  readonly type: string;
  readonly title?: ReactNode;
  /** Replaces the icon of the type; `null` for no icon. */
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly id?: string;
}

/** @swizzle unsafe */
/** An admonition. A type that is not in `Admonition/Types` looks like `info`. */
export default function Admonition(unprocessedProps: Props): ReactNode {
  const props: Props = processAdmonitionProps(unprocessedProps);
  const Type = AdmonitionTypes[props.type] ?? AdmonitionTypes.info;
  return Type ? <Type {...props} /> : null;
}
