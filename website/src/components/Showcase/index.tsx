import clsx from 'clsx';
import type {ReactNode} from 'react';
import Filters from './Filters';
import {filterSites, isFiltered} from './filterSites';
import {HeartIcon} from './HeartIcon';
import SiteCard from './SiteCard';
import {isFavorite, type ShowcaseSite, showcaseSites} from './samples';
import styles from './styles.module.css';
import {useShowcaseFilter} from './useShowcaseFilter';

function SiteList({sites}: {readonly sites: readonly ShowcaseSite[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {sites.map((site) => (
        <SiteCard key={site.id} site={site} />
      ))}
    </ul>
  );
}

/** All sites, without a filter: favourites are in their own section. */
function AllSites(): ReactNode {
  return (
    <>
      <section className={styles.favorites} aria-labelledby="favourites">
        <div className="container">
          <h2 id="favourites" className={styles.heading}>
            Our favourites <HeartIcon className={styles.heart} width={22} height={22} />
          </h2>
          <SiteList sites={showcaseSites.filter(isFavorite)} />
        </div>
      </section>
      <section className={clsx('container', styles.section)} aria-labelledby="all-sites">
        <h2 id="all-sites" className={styles.heading}>
          All other sites
        </h2>
        <SiteList sites={showcaseSites.filter((site) => !isFavorite(site))} />
      </section>
    </>
  );
}

function MatchingSites({sites}: {readonly sites: readonly ShowcaseSite[]}): ReactNode {
  return (
    <section className={clsx('container', styles.section)} aria-labelledby="matching-sites">
      <h2 id="matching-sites" className={styles.heading}>
        {sites.length === 0 ? 'No site matches' : 'Matching sites'}
      </h2>
      {sites.length === 0 ? (
        <p>Remove a tag, let sites have any of the tags, or search for a shorter part of the name.</p>
      ) : (
        <SiteList sites={sites} />
      )}
    </section>
  );
}

/** The cards of all sites, with a filter. */
export default function Showcase(): ReactNode {
  const controls = useShowcaseFilter();
  const sites = filterSites(showcaseSites, controls.filter);
  const hasFilter = isFiltered(controls.filter);
  return (
    <>
      <Filters controls={controls} count={sites.length} isFiltered={hasFilter} />
      {hasFilter ? <MatchingSites sites={sites} /> : <AllSites />}
    </>
  );
}
