import Translate from '@lectern/core/client/Translate';
import {withAdmonitionDefaults} from '@lectern/theme-common/internal';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Warning';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export type {Props};

const defaults = {
  icon: <IconDefault />,
  title: (
    <Translate
      id="theme.admonition.warning"
      description="The title of a warning admonition that has no title of its own"
    >
      warning
    </Translate>
  ),
  className: 'alert alert--warning',
};

/** An admonition of the type "warning". @swizzle safe */
export default function AdmonitionTypeWarning(props: Props): ReactNode {
  return <AdmonitionLayout {...withAdmonitionDefaults(props, defaults)} />;
}
