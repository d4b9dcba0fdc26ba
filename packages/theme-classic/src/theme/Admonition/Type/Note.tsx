import Translate from '@lectern/core/client/Translate';
import {withAdmonitionDefaults} from '@lectern/theme-common/internal';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Note';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export type {Props};

const defaults = {
  icon: <IconDefault />,
  title: (
    <Translate
      id="theme.admonition.note"
      description="The title of a note admonition that has no title of its own"
    >
      note
    </Translate>
  ),
  className: 'alert alert--secondary',
};

/** An admonition of the type "note". @swizzle safe */
export default function AdmonitionTypeNote(props: Props): ReactNode {
  return <AdmonitionLayout {...withAdmonitionDefaults(props, defaults)} />;
}
