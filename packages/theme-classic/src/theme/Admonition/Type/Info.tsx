import Translate from '@lectern/core/client/Translate';
import {withAdmonitionDefaults} from '@lectern/theme-common/internal';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Info';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export type {Props};

const defaults = {
  icon: <IconDefault />,
  title: (
    <Translate
      id="theme.admonition.info"
      description="The title of an info admonition that has no title of its own"
    >
      info
    </Translate>
  ),
  className: 'alert alert--info',
};

/** An admonition of the type "info". @swizzle safe */
export default function AdmonitionTypeInfo(props: Props): ReactNode {
  return <AdmonitionLayout {...withAdmonitionDefaults(props, defaults)} />;
}
