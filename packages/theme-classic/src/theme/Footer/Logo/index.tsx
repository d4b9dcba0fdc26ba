import Link from '@lectern/core/client/Link';
import {useBaseUrlUtils} from '@lectern/core/client/useBaseUrl';
import type {FooterLogo as FooterLogoConfig} from '@lectern/theme-common';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly logo: FooterLogoConfig;
}

/** The logo of the footer. @swizzle safe */
export default function FooterLogo({logo}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const image = (
    <ThemedImage
      className={clsx('footer__logo', logo.className)}
      alt={logo.alt}
      sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src)}}
      width={logo.width}
      height={logo.height}
      style={logo.style}
    />
  );
  if (!logo.href) return image;
  return (
    <Link href={logo.href} className={styles.footerLogoLink} {...(logo.target && {target: logo.target})}>
      {image}
    </Link>
  );
}
