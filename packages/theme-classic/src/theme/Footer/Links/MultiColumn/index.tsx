import {siteHtml} from '@lectern/core/client/router/siteHtml';
import {type FooterColumnItem, type FooterLinkItem, ThemeClassNames} from '@lectern/theme-common';
import LinkItem from '@theme/Footer/LinkItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly columns: readonly FooterColumnItem[];
}

function ColumnLinkItem({item}: {readonly item: FooterLinkItem}): ReactNode {
  return item.html ? (
    <li
      className={clsx('footer__item', item.className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
      dangerouslySetInnerHTML={siteHtml(item.html)}
    />
  ) : (
    <li className="footer__item">
      <LinkItem item={item} />
    </li>
  );
}

/** The links of the footer in titled columns. @swizzle safe */
export default function FooterLinksMultiColumn({columns}: Props): ReactNode {
  return (
    <div className="row footer__links">
      {columns.map((column, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a site never change order
          key={index}
          className={clsx(ThemeClassNames.layout.footer.column, 'col footer__col', column.className)}
        >
          {column.title !== null && <div className="footer__title">{column.title}</div>}
          <ul className="footer__items clean-list">
            {column.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the links of a site never change order
              <ColumnLinkItem key={place} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
