import Translate from '@lectern/core/client/Translate';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Tip';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type {Props};

export default function AdmonitionTypeTip({
  icon = <IconDefault />,
  title,
  className,
  ...props
}: Props): ReactNode {
  return (
    <AdmonitionLayout
      {...props}
      icon={icon}
      title={
        title ?? (
          <Translate
            id="theme.admonition.tip"
            description="The title of a tip admonition that has no title of its own"
          >
            tip
          </Translate>
        )
      }
      className={clsx('alert alert--success', className)}
    />
  );
}
