import {addresses} from '@site/addresses';
import samples from './samples.json';
import sites from './sites.json';

interface TagFacts {
  readonly label: string;
  /** Description of the sites that have the tag. */
  readonly description: string;
  readonly color: string;
}

const tagFacts = {
  favorite: {label: 'Favourite', description: 'A site that we show first.', color: '#e5487f'},
  opensource: {label: 'Open source', description: 'The source of the site can be read.', color: '#2f9e5f'},
  product: {label: 'Product', description: 'The site documents something that is sold.', color: '#d9822b'},
  design: {
    label: 'Design',
    description: 'A theme of its own: more than colours and a logo.',
    color: '#a855c9',
  },
  i18n: {label: 'I18n', description: 'The site is in more than one language.', color: '#2b7fd9'},
  versioning: {label: 'Versioning', description: 'The docs have several versions.', color: '#c9a21a'},
  large: {label: 'Large', description: 'Several hundred pages, or more.', color: '#a9713f'},
  meta: {
    label: 'Meta',
    description: 'The site documents a theme or plugin for sites like it.',
    color: '#858f9e',
  },
  personal: {label: 'Personal', description: 'One person writes the site.', color: '#12a5a5'},
  rtl: {label: 'RTL', description: 'A language that is written from right to left.', color: '#d43d3d'},
} as const satisfies Record<string, TagFacts>;

export type ShowcaseTag = keyof typeof tagFacts;

export function isShowcaseTag(value: string): value is ShowcaseTag {
  return Object.hasOwn(tagFacts, value);
}

/** All tags, in the order in which they are shown. */
export const showcaseTags: readonly ShowcaseTag[] = Object.keys(tagFacts).filter(isShowcaseTag);

export function factsOfTag(tag: ShowcaseTag): TagFacts {
  return tagFacts[tag];
}

export interface ShowcaseSite {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly ShowcaseTag[];
  /** Path of an image in this site, 640 × 360 pixels. */
  readonly picture: string;
  /** The same image with 1280 × 720 pixels. */
  readonly largePicture?: string;
  /** URL, or path in the output of this site. */
  readonly website: string;
  readonly source?: string;
}

export const isFavorite = ({tags}: ShowcaseSite): boolean => tags.includes('favorite');

function byTitle(one: ShowcaseSite, other: ShowcaseSite): number {
  return one.title.toLowerCase() < other.title.toLowerCase() ? -1 : 1;
}

const shownTags = (tags: readonly string[]) => showcaseTags.filter((tag) => tags.includes(tag));

/** Sites of the folder website/showcase, which `pnpm build` adds to the output of this site. `site start` has none of them. */
const realSites: readonly ShowcaseSite[] = sites.map(({tags, ...site}) => ({
  ...site,
  tags: shownTags(tags),
  picture: `/img/sites/${site.id}-640.webp`,
  largePicture: `/img/sites/${site.id}-1280.webp`,
  website: `/showcase/${site.id}/`,
  source: `${addresses.repository}/tree/main/website/showcase/${site.id}`,
}));

/** Invented sites. Their hosts end with `.example` and do not exist. */
const sampleSites: readonly ShowcaseSite[] = samples.map(({id, title, description, tags, hasSource}) => ({
  id,
  title,
  description,
  tags: shownTags(tags),
  picture: `/img/showcase/${id}.svg`,
  website: `https://${id}.example`,
  ...(hasSource && {source: `https://code.${id}.example`}),
}));

/** All sites: favourites first, then ordered by title. */
export const showcaseSites: readonly ShowcaseSite[] = [...realSites, ...sampleSites].sort(
  (one, other) => Number(isFavorite(other)) - Number(isFavorite(one)) || byTitle(one, other),
);
