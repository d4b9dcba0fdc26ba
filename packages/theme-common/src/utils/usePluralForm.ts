import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';

// Messages list their forms in this order, leaving out those that the language does not have.
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

/** Plural rules of a locale; English ones where the browser has none. */
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

/** Takes the form for `count` from "one post|{count} posts"; with too few forms, the last one. */
function selectPluralMessage(pluralMessages: string, count: number, locale: LocalePluralForms): string {
  const messages = pluralMessages.split('|');
  const index = locale.forms.indexOf(locale.select(count));
  return messages[Math.min(index, messages.length - 1)] ?? pluralMessages;
}

const known = new Map<string, LocalePluralForms>();

/** As `createPluralForms`, which takes longer than to render a sentence. */
function pluralFormsOf(locale: string): LocalePluralForms {
  const forms = known.get(locale) ?? createPluralForms(locale);
  known.set(locale, forms);
  return forms;
}

/** Chooses between the forms of a message, "one|other", by a number. */
export function usePluralForm(): {readonly selectMessage: (count: number, pluralMessages: string) => string} {
  const {currentLocale} = useDocusaurusContext().i18n;
  const forms = pluralFormsOf(currentLocale);
  return {selectMessage: (count, pluralMessages) => selectPluralMessage(pluralMessages, count, forms)};
}
