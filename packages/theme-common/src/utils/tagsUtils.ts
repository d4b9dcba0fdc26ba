import {translate} from '@lectern/core/client/Translate';
import {groupToMap} from '@lectern/core/shared/groupToMap';

export interface TagListItem {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string | undefined;
  readonly count: number;
}

export interface TagLetterEntry {
  readonly letter: string;
  readonly tags: readonly TagListItem[];
}

export const translateTagsPageTitle = (): string =>
  translate({id: 'theme.tags.tagsPageTitle', message: 'Tags', description: 'The title of the tag list page'});

/**
 * Groups tags by the first letter of their label. Letters and labels are in alphabetical order.
 *
 * @param locale - locale of the order. English by default, since the system locales of server and browser may differ.
 */
export function listTagsByLetters(tags: readonly TagListItem[], locale = 'en'): TagLetterEntry[] {
  const {compare} = new Intl.Collator([locale, 'en']);
  const byLetter = groupToMap(tags, ({label}) => ([...label][0] ?? '').toUpperCase());
  return [...byLetter]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, letterTags]) => ({
      letter,
      tags: letterTags.sort((a, b) => compare(a.label, b.label)),
    }));
}
