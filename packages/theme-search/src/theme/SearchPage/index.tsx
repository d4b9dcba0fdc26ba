import Head from '@lectern/core/client/Head';
import Translate, {translate} from '@lectern/core/client/Translate';
import {useAllDocsData} from '@lectern/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata, useEvent, useSearchQueryString} from '@lectern/theme-common';
import {useSearchSettings} from '@lectern/theme-search/client';
import {MAX_QUERY_LENGTH} from '@lectern/theme-search/client/hits';
import {ResultCount} from '@lectern/theme-search/client/ResultCount';
import {
  type PageSearch,
  selectedTags,
  usePageSearch,
  useVersionSelection,
  type VersionSelection,
} from '@lectern/theme-search/client/useSearchPage';
import Layout from '@theme/Layout';
import SearchPageResult from '@theme/SearchPage/Result';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

function titleOf(query: string): string {
  if (query === '') {
    return translate({
      id: 'theme.SearchPage.emptyResultsTitle',
      message: 'Search the documentation',
      description: 'The title of the search page without a query',
    });
  }
  return translate(
    {
      id: 'theme.SearchPage.existingResultsTitle',
      message: 'Search results for "{query}"',
      description: 'The title of the search page',
    },
    {query},
  );
}

/** Renders a `<select>` for each docs plugin that has several versions. */
function VersionSelects({versions, select}: VersionSelection): ReactNode {
  const plugins = Object.entries(useAllDocsData()).filter(([, {versions: all}]) => all.length > 1);
  return plugins.map(([pluginId, data]) => (
    <select
      key={pluginId}
      className={styles.versionSelect}
      aria-label={translate(
        {
          id: 'theme.SearchPage.versionLabel',
          message: 'Version of {name}',
          description: 'The ARIA label of the select for the version to search in',
        },
        {name: pluginId},
      )}
      value={versions[pluginId]}
      onChange={({target}) => select(pluginId, target.value)}
    >
      {data.versions.map(({name, label}) => (
        <option key={name} value={name}>
          {plugins.length > 1 ? `${pluginId}: ${label}` : label}
        </option>
      ))}
    </select>
  ));
}

/** Invisible element that calls `onVisible` when it is scrolled to within 200 pixels of the screen. */
function Sentinel({onVisible}: {readonly onVisible: () => void}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const notify = useEvent(onVisible);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) notify();
      },
      {rootMargin: '200px'},
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [notify]);
  return <div ref={element} className={styles.sentinel} />;
}

function Failure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
        </strong>
        <br />
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        <Translate id="theme.SearchModal.errorScreen.retryText">Try again</Translate>
      </button>
    </div>
  );
}

function Results(search: PageSearch): ReactNode {
  const {query, hits, total, hasMore, isLoading, hasFailed, loadMore, retry} = search;
  return (
    <>
      <p className={styles.count} role="status">
        {query !== undefined &&
          (hits.length > 0 ? (
            <ResultCount total={total} />
          ) : (
            <Translate
              id="theme.SearchPage.noResultsText"
              description="The text of the search page where nothing was found"
            >
              No results were found
            </Translate>
          ))}
      </p>
      <div>
        {hits.map((hit) => (
          <SearchPageResult key={hit.id} hit={hit} />
        ))}
      </div>
      {hasFailed && <Failure onRetry={retry} />}
      {isLoading && (
        <div
          className={styles.spinner}
          role="progressbar"
          aria-label={translate({
            id: 'theme.SearchPage.fetchingNewResults',
            message: 'Fetching new results...',
            description: 'The label of the spinner while results are fetched',
          })}
        />
      )}
      {hasMore && !isLoading && <Sentinel key={hits.length} onVisible={loadMore} />}
    </>
  );
}

function SearchForm({selection}: {readonly selection: VersionSelection}): ReactNode {
  const {contextualSearch} = useSearchSettings();
  const [query, setQuery] = useSearchQueryString();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({preventScroll: true}), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to many browsers in use
    <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.input}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
          description: 'The placeholder of the input of the search page',
        })}
        aria-label={translate({
          id: 'theme.SearchPage.inputLabel',
          message: 'Search',
          description: 'The ARIA label of the input of the search page',
        })}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        value={query}
        onChange={({target}) => setQuery(target.value)}
      />
      {contextualSearch && <VersionSelects {...selection} />}
    </form>
  );
}

function SearchPageContent(): ReactNode {
  const {contextualSearch, provider} = useSearchSettings();
  const [text] = useSearchQueryString();
  const selection = useVersionSelection();
  const tags = selectedTags(selection.versions);
  const search = usePageSearch({text, tags: contextualSearch ? tags : undefined});
  const title = titleOf(text.trim());
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        {/* Other search engines should follow the links to results, but not index this page. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <h1>{title}</h1>
        <noscript>
          <p>
            <Translate
              id="theme.SearchPage.noScript"
              description="The text of the search page in browsers without JavaScript"
            >
              Search needs JavaScript, which is off in this browser.
            </Translate>
          </p>
        </noscript>
        <SearchForm selection={selection} />
        <Results {...search} />
        {provider === 'algolia' && (
          <p className={styles.credit}>
            <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
              <Translate id="theme.SearchPage.algoliaLabel">Powered by Algolia</Translate>
            </a>
          </p>
        )}
      </main>
    </>
  );
}

/** @swizzle unsafe */
/** Search page, which shows all results of a query: "/search?q=install". */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
