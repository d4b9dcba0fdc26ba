import Link, {type LinkProps} from '@lectern/core/client/Link';
import {translate} from '@lectern/core/client/Translate';
import type {ReactNode} from 'react';

/** @swizzle wrap=forbidden eject=unsafe */
/** Link "…" in the place of entries that are not in the server's HTML. */
export function MoreEntriesLink(props: LinkProps): ReactNode {
  return (
    <Link
      {...props}
      aria-label={translate({
        id: 'theme.docs.sidebar.moreEntriesAriaLabel',
        message: 'More entries',
        description: 'The accessible name of the dots in place of sidebar entries, shown without JavaScript',
      })}
    >
      …
    </Link>
  );
}
