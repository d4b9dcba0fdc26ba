import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {HeartIcon} from './HeartIcon';
import {factsOfTag, isFavorite, type ShowcaseSite} from './samples';
import styles from './siteCard.module.css';

/** Card of a site: picture, name, description and tags. */
export default function SiteCard({site}: {readonly site: ShowcaseSite}): ReactNode {
  const {title, description, tags, picture, largePicture, website, source} = site;
  const address = useBaseUrl(website);
  const large = useBaseUrl(largePicture ?? picture);
  const small = useBaseUrl(picture);
  return (
    <li className={clsx('card', styles.card)}>
      <img
        className={styles.picture}
        src={small}
        srcSet={largePicture && `${small} 640w, ${large} 1280w`}
        sizes={largePicture && '(max-width: 700px) 94vw, 23rem'}
        alt=""
        width={640}
        height={360}
        loading="lazy"
      />
      <div className={styles.body}>
        <div className={styles.top}>
          <h3 className={styles.title}>
            {/* The site has no routes of its own for sites that are built into it. */}
            <Link to={address.startsWith('/') ? `pathname://${address}` : address}>{title}</Link>
          </h3>
          {isFavorite(site) && (
            <HeartIcon className={styles.heart} aria-hidden={undefined} role="img" aria-label="Favourite" />
          )}
          {source && (
            <Link className={styles.source} to={source} aria-label={`Source of ${title}`}>
              Source
            </Link>
          )}
        </div>
        <p className={styles.description}>{description}</p>
      </div>
      <ul className={styles.tags} aria-label={`Tags of ${title}`}>
        {tags.map((tag) => {
          const {label, color} = factsOfTag(tag);
          return (
            <li key={tag} className={styles.tag}>
              <span className={styles.dot} style={{backgroundColor: color}} />
              {label}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
