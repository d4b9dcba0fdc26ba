import Translate from '@lectern/core/client/Translate';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {ThemeClassNames, useContentLanguage, useThemeConfig} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly metadata: {
    /** Locale in which the text is written ("en"); absent if the text is in the language of the current locale. */
    readonly contentLocale?: string;
  };
  readonly className?: string;
}

/** The notice above a page that has no translation, and is shown in the default language. @swizzle safe */
export default function UntranslatedNotice({metadata: {contentLocale}, className}: Props): ReactNode {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const language = useContentLanguage(contentLocale);
  const {untranslatedNotice} = useThemeConfig();
  if (contentLocale === undefined || !untranslatedNotice) return null;
  const label = localeConfigs[contentLocale]?.label ?? contentLocale;
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.common.untranslatedNotice,
        'alert alert--secondary margin-bottom--md',
      )}
      role="note"
    >
      <Translate
        id="theme.untranslatedNotice.message"
        description="The notice above a page that has no translation yet; {language} is the language that it is shown in"
        values={{language: <span {...language}>{label}</span>}}
      >
        {'This page has not been translated yet. It is shown in its original language: {language}.'}
      </Translate>
    </div>
  );
}
