import {DraftBannerMessage, DraftBannerTitle, ThemeClassNames} from '@lectern/theme-common';
import Admonition from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly className?: string;
}

/** @swizzle unsafe */
export default function ContentVisibilityDraft({className}: Props): ReactNode {
  return (
    <Admonition
      type="caution"
      title={<DraftBannerTitle />}
      className={clsx(className, ThemeClassNames.common.draftBanner)}
    >
      <DraftBannerMessage />
    </Admonition>
  );
}
