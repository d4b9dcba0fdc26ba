import type {PropCategoryGeneratedIndex} from '../client/types.js';
import type {IndexedCategory} from '../sidebars/SidebarIndex.js';
import {neighbours} from './navigation.js';
import type {VersionPlan} from './VersionPlan.js';

export interface GeneratedIndexPage {
  readonly category: IndexedCategory;
  readonly props: PropCategoryGeneratedIndex;
}

/** Plans the generated index pages of categories, in the order of the sidebars. */
export function planGeneratedIndexes(plan: VersionPlan): readonly GeneratedIndexPage[] {
  return [...plan.sidebarIndex.stops].flatMap(([sidebar, stops]) =>
    stops.flatMap((stop): readonly GeneratedIndexPage[] => {
      if (stop.kind !== 'index') return [];
      const {category} = stop;
      const {title, description, image, keywords, slug, permalink} = category.link;
      const props: PropCategoryGeneratedIndex = {
        title: title ?? category.label,
        ...(description !== undefined && {description}),
        ...(image !== undefined && {image}),
        ...(keywords !== undefined && {keywords}),
        slug,
        permalink,
        sidebar,
        navigation: neighbours(sidebar, permalink, plan),
      };
      return [{category, props}];
    }),
  );
}
