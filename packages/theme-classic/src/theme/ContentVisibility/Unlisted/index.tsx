import {
  ThemeClassNames,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '@lectern/theme-common';
import Admonition from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
export default function ContentVisibilityUnlisted({className}: Props): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <Admonition
        type="caution"
        title={<UnlistedBannerTitle />}
        className={clsx(className, ThemeClassNames.common.unlistedBanner)}
      >
        <UnlistedBannerMessage />
      </Admonition>
    </>
  );
}
