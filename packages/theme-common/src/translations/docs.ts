import {translate} from '@lectern/core/client/Translate';
import {usePluralForm} from '../utils/usePluralForm.js';

/** Returns the function that makes the text on the card of a category: 3 → "3 items". */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.docs.DocCard.categoryDescription.plurals',
          message: '1 item|{count} items',
          description: 'How many entries a category has, on its card; one form for each plural category',
        },
        {count},
      ),
    );
}
