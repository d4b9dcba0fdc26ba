import Translate from '@lectern/core/client/Translate';
import {withAdmonitionDefaults} from '@lectern/theme-common/internal';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Tip';
import AdmonitionLayout from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export type {Props};

const defaults = {
  icon: <IconDefault />,
  title: (
    <Translate
      id="theme.admonition.tip"
      description="The title of a tip admonition that has no title of its own"
    >
      tip
    </Translate>
  ),
  className: 'alert alert--success',
};

/** An admonition of the type "tip". @swizzle safe */
export default function AdmonitionTypeTip(props: Props): ReactNode {
  return <AdmonitionLayout {...withAdmonitionDefaults(props, defaults)} />;
}
