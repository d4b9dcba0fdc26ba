import Link from '@lectern/core/client/Link';
import {useBaseUrlUtils} from '@lectern/core/client/useBaseUrl';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {useThemeConfig} from '@lectern/theme-common';
import ThemedImage from '@theme/ThemedImage';
import type {ComponentProps, ReactNode} from 'react';
import useHomeUrl from './useHomeUrl.js';

export interface Props extends ComponentProps<'a'> {
  readonly imageClassName?: string | undefined;
  readonly titleClassName?: string | undefined;
}

/** @swizzle unsafe */
export default function Logo({imageClassName, titleClassName, ...linkProps}: Props): ReactNode {
  const {title: siteTitle} = useDocusaurusContext().siteConfig;
  const {title, logo} = useThemeConfig().navbar;
  const {withBaseUrl} = useBaseUrlUtils();
  const homeUrl = useHomeUrl();
  const to = logo?.href ? withBaseUrl(logo.href) : homeUrl;
  // Beside the title, the image is decoration: screen readers skip an empty `alt`.
  const fallbackAlt = title ? '' : siteTitle;
  const alt = logo?.alt ?? fallbackAlt;
  const image = logo && (
    <ThemedImage
      className={logo.className}
      sources={{light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark || logo.src)}}
      height={logo.height}
      width={logo.width}
      alt={alt}
      style={logo.style}
    />
  );
  const content = (
    <>
      {image && imageClassName ? <div className={imageClassName}>{image}</div> : image}
      {title != null && <b className={titleClassName}>{title}</b>}
    </>
  );
  if (to === undefined) return <div className={linkProps.className}>{content}</div>;
  // Screen readers read the address of a link without a name.
  const isNameless = !title && !(logo && alt);
  return (
    <Link
      to={to}
      {...(isNameless && {'aria-label': siteTitle})}
      {...linkProps}
      {...(logo?.target && {target: logo.target})}
    >
      {content}
    </Link>
  );
}
