import Link from '@lectern/core/client/Link';
import useBaseUrl, {useBaseUrlUtils} from '@lectern/core/client/useBaseUrl';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {type NavbarLogo, useThemeConfig} from '@lectern/theme-common';
import ThemedImage from '@theme/ThemedImage';
import type {ComponentProps, ReactNode} from 'react';
import useHomeUrl from './useHomeUrl.js';

export interface Props extends ComponentProps<'a'> {
  readonly imageClassName?: string | undefined;
  readonly titleClassName?: string | undefined;
}

function LogoImage({
  logo,
  alt,
  className,
}: {
  logo: NavbarLogo;
  alt: string;
  className: string | undefined;
}): ReactNode {
  const sources = {light: useBaseUrl(logo.src), dark: useBaseUrl(logo.srcDark || logo.src)};
  const image = (
    <ThemedImage
      className={logo.className}
      sources={sources}
      height={logo.height}
      width={logo.width}
      alt={alt}
      style={logo.style}
    />
  );
  return className ? <div className={className}>{image}</div> : image;
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
  const content = (
    <>
      {logo && <LogoImage logo={logo} alt={logo.alt ?? fallbackAlt} className={imageClassName} />}
      {title != null && <b className={titleClassName}>{title}</b>}
    </>
  );
  if (to === undefined) return <div className={linkProps.className}>{content}</div>;
  return (
    <Link to={to} {...linkProps} {...(logo?.target && {target: logo.target})}>
      {content}
    </Link>
  );
}
