import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {onceFor} from '@lectern/core/shared/onceFor';

// Order of the plural forms in a message. A message leaves out the forms that its language does not have.
const FORM_ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export interface LocalePluralForms {
  readonly locale: string;
  readonly forms: readonly Intl.LDMLPluralRule[];
  readonly select: (count: number) => Intl.LDMLPluralRule;
}

const english: LocalePluralForms = {
  locale: 'en',
  forms: ['one', 'other'],
  select: (count) => (count === 1 ? 'one' : 'other'),
};

/** Plural rules of a locale; English rules if the browser has no rules for the locale. */
function createPluralForms(locale: string): LocalePluralForms {
  try {
    const rules = new Intl.PluralRules([locale, 'en']);
    const categories = rules.resolvedOptions().pluralCategories;
    return {
      locale,
      forms: FORM_ORDER.filter((form) => categories.includes(form)),
      select: (count) => rules.select(count),
    };
  } catch {
    return english;
  }
}

/** Selects the form for `count` from "one post|{count} posts"; the last form if there are too few. */
function selectPluralMessage(pluralMessages: string, count: number, locale: LocalePluralForms): string {
  const messages = pluralMessages.split('|');
  const index = locale.forms.indexOf(locale.select(count));
  return messages[Math.min(index, messages.length - 1)] ?? pluralMessages;
}

// Module state: locale → plural rules. All renders share the rules, and they are never freed: creating plural rules
// takes longer than rendering a sentence.
const pluralFormsOf = onceFor(createPluralForms);

/** Returns the function that selects the form of a message ("one post|{count} posts") for a number. */
export function usePluralForm(): {readonly selectMessage: (count: number, pluralMessages: string) => string} {
  const {currentLocale} = useDocusaurusContext().i18n;
  const forms = pluralFormsOf(currentLocale);
  return {selectMessage: (count, pluralMessages) => selectPluralMessage(pluralMessages, count, forms)};
}
