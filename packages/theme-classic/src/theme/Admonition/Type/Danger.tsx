import Translate from '@lectern/core/client/Translate';
import {withAdmonitionDefaults} from '@lectern/theme-common/internal';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Danger';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export type {Props};

const defaults = {
  icon: <IconDefault />,
  title: (
    <Translate
      id="theme.admonition.danger"
      description="The title of a danger admonition that has no title of its own"
    >
      danger
    </Translate>
  ),
  className: 'alert alert--danger',
};

/** An admonition of the type "danger". @swizzle safe */
export default function AdmonitionTypeDanger(props: Props): ReactNode {
  return <AdmonitionLayout {...withAdmonitionDefaults(props, defaults)} />;
}
