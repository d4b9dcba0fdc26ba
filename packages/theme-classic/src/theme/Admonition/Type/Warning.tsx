import Translate from '@lectern/core/client/Translate';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Warning';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type {Props};

export default function AdmonitionTypeWarning({
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
            id="theme.admonition.warning"
            description="The title of a warning admonition that has no title of its own"
          >
            warning
          </Translate>
        )
      }
      className={clsx('alert alert--warning', className)}
    />
  );
}
