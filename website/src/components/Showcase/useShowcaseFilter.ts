import {useClearQueryString, useQueryString, useQueryStringList} from '@docusaurus/theme-common';
import type {Operator, ShowcaseFilter} from './filterSites';
import {isShowcaseTag, type ShowcaseTag} from './samples';

export interface FilterControls {
  readonly filter: ShowcaseFilter;
  readonly setName: (name: string) => void;
  readonly toggleTag: (tag: ShowcaseTag) => void;
  readonly setOperator: (operator: Operator) => void;
  readonly clear: () => void;
}

/**
 * Filter that is stored in the URL: ?name=…&tags=…&tags=…&operator=AND. Each change adds an entry to the browser's
 * history, so that "back" undoes it. Letters typed into the name share one entry.
 */
export function useShowcaseFilter(): FilterControls {
  const [name, setName] = useQueryString('name');
  const [tagValues, setTags] = useQueryStringList('tags');
  const [operatorValue, setOperator] = useQueryString('operator');
  const clearQuery = useClearQueryString();
  const tags = tagValues.filter(isShowcaseTag);
  return {
    filter: {name, tags, operator: operatorValue === 'AND' ? 'AND' : 'OR'},
    setName: (value) => setName(value, {push: name === ''}),
    toggleTag(tag) {
      const others = tags.filter((other) => other !== tag);
      setTags(others.length < tags.length ? others : [...tags, tag], {push: true});
    },
    setOperator: (operator) => setOperator(operator === 'AND' ? operator : null, {push: true}),
    clear: clearQuery,
  };
}
