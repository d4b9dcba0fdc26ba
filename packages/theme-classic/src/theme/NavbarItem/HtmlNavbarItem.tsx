import {siteHtml} from '@lectern/core/client/router/siteHtml';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly value: string;
  readonly className?: string;
  readonly mobile?: boolean;
  readonly isDropdownItem?: boolean;
}

/** @swizzle unsafe */
export default function HtmlNavbarItem({value, className, mobile, isDropdownItem}: Props): ReactNode {
  const Comp = isDropdownItem || mobile ? 'li' : 'div';
  return (
    <Comp
      className={clsx({navbar__item: !mobile && !isDropdownItem, 'menu__list-item': mobile}, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
      dangerouslySetInnerHTML={siteHtml(value)}
    />
  );
}
