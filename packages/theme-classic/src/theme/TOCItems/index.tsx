import {useThemeConfig} from '@lectern/theme-common';
import {type TOCItem, useFilteredAndTreeifiedTOC, useTOCHighlight} from '@lectern/theme-common/internal';
import TOCItemsTree from '@theme/TOCItems/Tree';
import {type ReactNode, useMemo} from 'react';

export type {TOCItem};

export interface Props {
  readonly toc: readonly TOCItem[];
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
  readonly className?: string;
  /** CSS class of all links; `null` for links without a class. */
  readonly linkClassName?: string | null;
  /** Class of the link to the heading in view; without it, no link is highlighted. */
  readonly linkActiveClassName?: string;
}

/** @swizzle unsafe */
export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel: minHeadingLevelOption,
  maxHeadingLevel: maxHeadingLevelOption,
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const minHeadingLevel = minHeadingLevelOption ?? tableOfContents.minHeadingLevel;
  const maxHeadingLevel = maxHeadingLevelOption ?? tableOfContents.maxHeadingLevel;
  const tree = useFilteredAndTreeifiedTOC({toc, minHeadingLevel, maxHeadingLevel});
  const highlight = useMemo(
    () =>
      linkClassName && linkActiveClassName
        ? {linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel}
        : undefined,
    [linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel],
  );
  useTOCHighlight(highlight);
  return <TOCItemsTree toc={tree} className={className} linkClassName={linkClassName} />;
}

// Highlights another link only when the visitor scrolls.
TOCItems.still = true;
