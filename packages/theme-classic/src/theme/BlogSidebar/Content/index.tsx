import {type BlogSidebarItem, groupBlogSidebarItemsByYear} from '@lectern/plugin-content-blog/client';
import {useThemeConfig} from '@lectern/theme-common';
import Heading from '@theme/Heading';
import {type ComponentType, memo, type ReactNode, useId} from 'react';

export interface Props {
  readonly items: readonly BlogSidebarItem[];
  readonly ListComponent: ComponentType<{readonly items: readonly BlogSidebarItem[]}>;
  readonly yearGroupHeadingClassName?: string;
}

function YearGroup(props: Props & {readonly year: string}): ReactNode {
  const {year, items, ListComponent, yearGroupHeadingClassName} = props;
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-labelledby={headingId}>
      <Heading as="h3" className={yearGroupHeadingClassName}>
        <span id={headingId}>{year}</span>
      </Heading>
      <ListComponent items={items} />
    </div>
  );
}

/** One list of posts, or a list for each year; see `themeConfig.blog.sidebar.groupByYear`. */
function BlogSidebarContent(props: Props): ReactNode {
  const {groupByYear} = useThemeConfig().blog.sidebar;
  const {items, ListComponent} = props;
  if (!groupByYear) return <ListComponent items={items} />;
  return groupBlogSidebarItemsByYear(items).map(([year, itemsOfYear]) => (
    <YearGroup key={year} {...props} year={year} items={itemsOfYear} />
  ));
}

/** @swizzle unsafe */
export default memo(BlogSidebarContent);
