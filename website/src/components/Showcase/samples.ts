import samples from './samples.json';

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
  /** Path of an image in this site. */
  readonly picture: string;
  readonly website: string;
  readonly source?: string;
}

export const isFavorite = ({tags}: ShowcaseSite): boolean => tags.includes('favorite');

function byTitle(one: ShowcaseSite, other: ShowcaseSite): number {
  return one.title.toLowerCase() < other.title.toLowerCase() ? -1 : 1;
}

/**
 * The sample sites: favourites first, then ordered by title. They are invented, so their hosts end with `.example` and
 * do not exist.
 */
export const showcaseSites: readonly ShowcaseSite[] = samples
  .map(({id, title, description, tags, hasSource}) => ({
    id,
    title,
    description,
    tags: showcaseTags.filter((tag) => tags.includes(tag)),
    picture: `/img/showcase/${id}.svg`,
    website: `https://${id}.example`,
    ...(hasSource && {source: `https://code.${id}.example`}),
  }))
  .sort((one, other) => Number(isFavorite(other)) - Number(isFavorite(one)) || byTitle(one, other));
