import Translate from '@lectern/core/client/Translate';
import {useSearchLinkCreator} from '@lectern/theme-common';
import {useSearchSettings} from '@lectern/theme-search/client';
import {groupByPage, plainText} from '@lectern/theme-search/client/hits';
import {MatchedText} from '@lectern/theme-search/client/MatchedText';
import {ModalIcon} from '@lectern/theme-search/client/ModalIcon';
import type {HitItem, ModalSearch} from '@lectern/theme-search/client/useModalSearch';
import type {Navigation} from '@lectern/theme-search/client/useNavigateTo';
import type {MatchedText as Parts, SearchHit} from '@lectern/theme-search/provider';
import type {SearchTranslationTexts} from '@theme/SearchTranslations';
import {Fragment, type MouseEvent, type ReactNode} from 'react';

export interface Props extends Pick<ModalSearch, 'autocomplete' | 'state'> {
  /** Number of matches in all pages of results. */
  readonly total: number;
  readonly texts: SearchTranslationTexts;
  readonly navigation: Navigation;
  onClose(): void;
}

/**
 * Returns the two lines of a row: the matched text, and a line with the title and headings above the hit. For a hit
 * that is a whole page, the second line is the snippet.
 */
function linesOf(hit: SearchHit, isBelowPage: boolean) {
  const {kind, title, headings, snippet} = hit;
  const way = isBelowPage ? headings : [title, ...headings];
  const last = headings.at(-1);
  if (kind === 'text') return {main: snippet, path: way};
  if (kind === 'heading' && last) return {main: last, path: way.slice(0, -1)};
  return {main: title, path: snippet.length > 0 ? [snippet] : []};
}

function Path({parts}: {readonly parts: readonly Parts[]}): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a heading is identified by its position
    <Fragment key={index}>
      {index > 0 && <span aria-hidden="true"> › </span>}
      <MatchedText text={part} />
    </Fragment>
  ));
}

interface RowProps extends Props {
  readonly item: HitItem;
  /** True if the row is below the row of its page: then the row does not repeat the title of the page. */
  readonly isBelowPage: boolean;
}

/**
 * Returns `true` for a click that opens the link in this tab: by the main button, without modifier keys. The browser
 * handles other clicks.
 */
function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

function Row({item, isBelowPage, autocomplete, state, navigation}: RowProps): ReactNode {
  const {hit} = item;
  const source = state.collections[0]?.source;
  if (!source) return null;
  const {onClick, ...option} = autocomplete.getItemProps({item, source});
  const {main, path} = linesOf(hit, isBelowPage);
  const onOpen = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick(event);
    navigation.open(hit.url);
  };
  return (
    <li role="none" className="DocSearch-Hit" data-kind={hit.kind} data-below={isBelowPage || undefined}>
      <a
        {...option}
        href={navigation.href(hit.url)}
        tabIndex={-1}
        onClick={onOpen}
        // Removes the handler of autocomplete-core, which calls `preventDefault`, so that links can be dragged.
        onMouseDown={undefined}
      >
        <div className="DocSearch-Hit-Container">
          <div className="DocSearch-Hit-icon">
            <ModalIcon name={hit.kind} />
          </div>
          <div className="DocSearch-Hit-content-wrapper">
            <span className={hit.kind === 'text' ? 'DocSearch-Hit-text' : 'DocSearch-Hit-title'}>
              <MatchedText text={main} />
            </span>
            {path.length > 0 && (
              <span className="DocSearch-Hit-path">
                <Path parts={path} />
              </span>
            )}
          </div>
          <div className="DocSearch-Hit-action">
            <ModalIcon name="select" className="DocSearch-Hit-Select-Icon" />
          </div>
        </div>
      </a>
    </li>
  );
}

function SeeAll({total, state, navigation, onClose}: Props): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const linkTo = useSearchLinkCreator();
  // No link for a single hit, which is already in the list.
  if (searchPagePath === false || total === 1) return null;
  const url = linkTo(state.query);
  const onOpen = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClose();
    navigation.open(url);
  };
  return (
    <div className="DocSearch-HitsFooter">
      <a href={navigation.href(url)} onClick={onOpen}>
        <Translate
          id="theme.SearchBar.seeAll"
          description="The label of the link from the search modal to the page with all results"
          values={{count: total}}
        >
          {'See all {count} results'}
        </Translate>
      </a>
    </div>
  );
}

/** @swizzle unsafe */
/** List of hits, grouped by page, and a link to the search page with all results. */
export default function Hits(props: Props): ReactNode {
  const {state, texts} = props;
  const groups = groupByPage(state.collections[0]?.items ?? []);
  return (
    <>
      <div id="docsearch-list" role="listbox" aria-label={texts.modal.searchBox.searchInputLabel}>
        {groups.map((items) => {
          const first = items[0]?.hit;
          if (!first) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <section
              key={first.id}
              role="group"
              className="DocSearch-Hits"
              aria-label={plainText(first.title)}
            >
              <ul role="none">
                {items.map((item, index) => (
                  <Row
                    key={item.hit.id}
                    {...props}
                    item={item}
                    isBelowPage={index > 0 && first.kind === 'page'}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <SeeAll {...props} />
    </>
  );
}
