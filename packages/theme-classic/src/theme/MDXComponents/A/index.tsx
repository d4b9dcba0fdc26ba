import Link from '@lectern/core/client/Link';
import {useAnchorTargetClassName} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export interface Props extends ComponentProps<'a'> {
  readonly 'data-footnote-ref'?: boolean;
}

/** The number of a footnote in the text: a link to the footnote, and the target of the link back. */
function FootnoteMark(props: Props): ReactNode {
  const anchorTargetClassName = useAnchorTargetClassName(props.id);
  return <Link {...props} className={clsx(anchorTargetClassName, props.className)} />;
}

/** Links in Markdown. @swizzle safe */
export default function MDXA(props: Props): ReactNode {
  return props['data-footnote-ref'] ? <FootnoteMark {...props} /> : <Link {...props} />;
}
