import {type IconName, ModalIcon} from '@lectern/theme-search/client/ModalIcon';
import type {StoredSearch, StoredSearches} from '@lectern/theme-search/client/storedSearches';
import type {Navigation} from '@lectern/theme-search/client/useNavigateTo';
import type {SearchTranslationTexts} from '@theme/SearchTranslations';
import type {KeyboardEvent, MouseEvent, ReactNode, RefObject} from 'react';

export interface Props {
  readonly texts: SearchTranslationTexts['modal']['startScreen'];
  readonly stored: StoredSearches;
  readonly navigation: Navigation;
  readonly input: RefObject<HTMLInputElement | null>;
  onClose(): void;
}

interface Action {
  readonly label: string;
  readonly icon: IconName;
  run(search: StoredSearch): void;
}

interface ListProps extends Pick<Props, 'navigation' | 'input' | 'onClose'> {
  readonly title: string;
  readonly icon: IconName;
  readonly searches: readonly StoredSearch[];
  readonly actions: readonly Action[];
  onOpen(search: StoredSearch): void;
}

/** List of recent or favorite searches (opened or saved hits), each a link with buttons to save or remove it. */
function SearchList(props: ListProps): ReactNode {
  const {title, icon, searches, actions, navigation, input, onOpen, onClose} = props;
  if (searches.length === 0) return null;
  const open = (event: MouseEvent, search: StoredSearch) => {
    onOpen(search);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClose();
    navigation.open(search.url);
  };
  const act = (action: Action, search: StoredSearch) => {
    action.run(search);
    // Moves the focus to the input, since the action removes the row with the button.
    input.current?.focus();
  };
  return (
    <section className="DocSearch-Hits">
      <h2 className="DocSearch-Hit-source">{title}</h2>
      <ul>
        {searches.map((search) => (
          <li key={search.id} className="DocSearch-Hit">
            <div className="DocSearch-Hit-Container">
              <a
                href={navigation.href(search.url)}
                onClick={(event) => open(event, search)}
                data-stored-search
              >
                <div className="DocSearch-Hit-icon">
                  <ModalIcon name={icon} />
                </div>
                <div className="DocSearch-Hit-content-wrapper">
                  <span className="DocSearch-Hit-title">{search.headings.at(-1) ?? search.title}</span>
                  {search.headings.length > 0 && <span className="DocSearch-Hit-path">{search.title}</span>}
                </div>
              </a>
              {actions.map((action) => (
                <div key={action.label} className="DocSearch-Hit-action">
                  <button
                    type="button"
                    className="DocSearch-Hit-action-button"
                    aria-label={`${action.label}: ${search.headings.at(-1) ?? search.title}`}
                    title={action.label}
                    onClick={() => act(action, search)}
                  >
                    <ModalIcon name={action.icon} />
                  </button>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus by arrow keys: between the links, and from the first one back to the input. */
function moveFocus(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement | null): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stored-search]')];
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  (links[at + step] ?? (step < 0 ? input : undefined))?.focus();
}

/** @swizzle unsafe */
/** Content of the modal before a query is typed: recent and favorite searches. */
export default function StartScreen({texts, stored, ...props}: Props): ReactNode {
  const {recent, favorites} = stored;
  if (recent.length === 0 && favorites.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{texts.noRecentSearchesText}</p>
      </div>
    );
  }
  const keep: Action = {label: texts.saveRecentSearchButtonTitle, icon: 'star', run: stored.keep};
  const forget: Action = {
    label: texts.removeRecentSearchButtonTitle,
    icon: 'close',
    run: ({id}) => stored.removeRecent(id),
  };
  const unkeep: Action = {
    label: texts.removeFavoriteSearchButtonTitle,
    icon: 'close',
    run: ({id}) => stored.removeFavorite(id),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that are pressed on the links inside
    <div
      id="docsearch-stored"
      className="DocSearch-Dropdown-Container"
      onKeyDown={(event) => moveFocus(event, props.input.current)}
    >
      <SearchList
        {...props}
        title={texts.recentSearchesTitle}
        icon="recent"
        searches={recent}
        actions={[keep, forget]}
        onOpen={stored.remember}
      />
      <SearchList
        {...props}
        title={texts.favoriteSearchesTitle}
        icon="star"
        searches={favorites}
        actions={[unkeep]}
        onOpen={stored.remember}
      />
    </div>
  );
}
