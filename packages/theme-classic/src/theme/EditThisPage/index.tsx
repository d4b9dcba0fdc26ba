import Link from '@lectern/core/client/Link';
import Translate from '@lectern/core/client/Translate';
import {ThemeClassNames} from '@lectern/theme-common';
import IconEdit from '@theme/Icon/Edit';
import type {ReactNode} from 'react';

export interface Props {
  readonly editUrl: string;
}

/** @swizzle unsafe */
export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
      <IconEdit />
      <Translate id="theme.common.editThisPage" description="The label of the link to the source of a page">
        Edit this page
      </Translate>
    </Link>
  );
}
