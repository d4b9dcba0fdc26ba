import {translate} from '@lectern/core/client/Translate';
import {usePluralForm} from '@lectern/theme-common';
import type {ReactNode} from 'react';

/** Shows the number of results as a text in the current locale: "3 documents found". */
export function ResultCount({total}: {readonly total: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const messages = translate(
    {
      id: 'theme.SearchPage.documentsFound.plurals',
      message: 'One document found|{count} documents found',
      description: 'The number of results, in the plural forms of the language, separated by "|"',
    },
    {count: total},
  );
  return selectMessage(total, messages);
}
