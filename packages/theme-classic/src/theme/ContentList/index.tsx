import Link from '@lectern/core/client/Link';
import useCollection, {type CollectionQuery} from '@lectern/core/client/useCollection';
import type {ReactNode} from 'react';

export interface Props extends Omit<CollectionQuery, 'fields'> {
  /** Shows the description of each page below its title. */
  readonly descriptions?: boolean;
  /** Shown if the query selects no page. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A list of links to the pages that a query selects. @swizzle safe */
export default function ContentList({descriptions = false, children, className, ...query}: Props): ReactNode {
  const fields = ['title', 'permalink', ...(descriptions ? (['description'] as const) : [])] as const;
  const pages = useCollection({...query, fields});
  if (pages.length === 0) return children;
  return (
    <ul className={className}>
      {pages.map(({title, permalink, description}) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
          {description && <div>{description}</div>}
        </li>
      ))}
    </ul>
  );
}
