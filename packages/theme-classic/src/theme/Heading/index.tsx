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

function AnchorHeading({
  as: As,
  id,
  className,
  children,
  ...props
}: Props & {readonly id: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const href = useAnchorHref()(id);
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const linkTitle = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'The tooltip of the link beside a heading',
    },
    {heading: typeof children === 'string' ? children : id},
  );
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, className)} id={id}>
      {children}
      <a className="hash-link" href={href} aria-label={linkTitle} title={linkTitle} translate="no">
        &#8203;
      </a>
    </As>
  );
}

/** A heading; with an `id`, and unless it is the h1, with a link to itself. */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  return As === 'h1' || !id ? <As {...props} /> : <AnchorHeading as={As} id={id} {...props} />;
}
