import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the two pictures in `static/img/tutorial`, without the colour mode: "02-start". */
  readonly name: string;
  readonly alt: string;
}

/**
 * A picture of the tutorial's site, in both colour modes. `scripts/tutorialPictures.mjs` takes the pictures; the size
 * is that of its window.
 */
export default function Screenshot({name, alt}: Props): ReactNode {
  const sources = {
    light: useBaseUrl(`/img/tutorial/${name}-light.webp`),
    dark: useBaseUrl(`/img/tutorial/${name}-dark.webp`),
  };
  return (
    <p>
      <ThemedImage
        className={styles.screenshot}
        sources={sources}
        alt={alt}
        width={1080}
        height={620}
        loading="lazy"
      />
    </p>
  );
}
