import Translate from '@lectern/core/client/Translate';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Danger';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type {Props};

export default function AdmonitionTypeDanger({
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
            id="theme.admonition.danger"
            description="The title of a danger admonition that has no title of its own"
          >
            danger
          </Translate>
        )
      }
      className={clsx('alert alert--danger', className)}
    />
  );
}
