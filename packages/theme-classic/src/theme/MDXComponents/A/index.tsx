import Link from '@lectern/core/client/Link';
import {useAnchorTargetClassName} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export interface Props extends ComponentProps<'a'> {
  readonly 'data-footnote-ref'?: boolean;
}

/** The mark of a footnote is a link and, for the way back, a target. */
function FootnoteMark(props: Props): ReactNode {
  const anchorTargetClassName = useAnchorTargetClassName(props.id);
  return <Link {...props} className={clsx(anchorTargetClassName, props.className)} />;
}

/** Links in Markdown. @swizzle safe */
export default function MDXA(props: Props): ReactNode {
  return props['data-footnote-ref'] ? <FootnoteMark {...props} /> : <Link {...props} />;
}
