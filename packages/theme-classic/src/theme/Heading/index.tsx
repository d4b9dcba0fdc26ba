import {translate} from '@lectern/core/client/Translate';
import useAnchorHref from '@lectern/core/client/useAnchorHref';
import useBrokenLinks from '@lectern/core/client/useBrokenLinks';
import {useAnchorTargetClassName} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import './styles.css';

export interface Props extends ComponentProps<'h1'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** @swizzle unsafe */
/** A heading. With an `id`, it contains a link to this id ("#id"); an h1 has neither id nor link. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorHref = useAnchorHref();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props} />;

  const {className, ...rest} = props;
  brokenLinks.collectAnchor(id);
  const linkTitle = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'The tooltip of the link beside a heading',
    },
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    <As className={clsx('anchor', anchorTargetClassName, className)} id={id} {...rest}>
      {props.children}
      <a className="hash-link" href={anchorHref(id)} aria-label={linkTitle} title={linkTitle} translate="no">
        &#8203;
      </a>
    </As>
  );
}
