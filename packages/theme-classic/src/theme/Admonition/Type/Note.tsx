import Translate from '@lectern/core/client/Translate';
import type {Props} from '@theme/Admonition';
import IconDefault from '@theme/Admonition/Icon/Note';
import AdmonitionLayout from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type {Props};

export default function AdmonitionTypeNote({
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
            id="theme.admonition.note"
            description="The title of a note admonition that has no title of its own"
          >
            note
          </Translate>
        )
      }
      className={clsx('alert alert--secondary', className)}
    />
  );
}
