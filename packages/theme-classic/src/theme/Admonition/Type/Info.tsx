import Translate from '@lectern/core/client/Translate';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Info';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type {Props};

export default function AdmonitionTypeInfo({
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
            id="theme.admonition.info"
            description="The title of a info admonition that has no title of its own"
          >
            info
          </Translate>
        )
      }
      className={clsx('alert alert--info', className)}
    />
  );
}
