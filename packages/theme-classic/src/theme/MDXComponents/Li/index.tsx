import useBrokenLinks from '@lectern/core/client/useBrokenLinks';
import {useAnchorTargetClassName} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export type Props = ComponentProps<'li'>;

/** An item that links can lead to: a footnote. */
function TargetItem(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} className={clsx(useAnchorTargetClassName(props.id), props.className)} />;
}

export default function MDXLi(props: Props): ReactNode {
  return props.id === undefined ? <li {...props} /> : <TargetItem {...props} />;
}
