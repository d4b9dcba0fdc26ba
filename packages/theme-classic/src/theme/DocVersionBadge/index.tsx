import Translate from '@lectern/core/client/Translate';
import {useDocsVersion} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
export default function DocVersionBadge({className}: Props): ReactNode {
  const {badge, label} = useDocsVersion();
  if (!badge) return null;
  return (
    <span
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBadge,
        'badge badge--secondary margin-bottom--sm',
      )}
    >
      <Translate
        id="theme.docs.versionBadge.label"
        description="The badge above a docs page that names its version"
        values={{versionLabel: label}}
      >
        {'Version: {versionLabel}'}
      </Translate>
    </span>
  );
}
