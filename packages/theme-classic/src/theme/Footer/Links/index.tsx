import {type Footer, isMultiColumnFooterLinks} from '@lectern/theme-common';
import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn';
import FooterLinksSimple from '@theme/Footer/Links/Simple';
import type {ReactNode} from 'react';

export interface Props {
  readonly links: Footer['links'];
}

/** The links of the footer, in columns or in one row. @swizzle safe */
export default function FooterLinks({links}: Props): ReactNode {
  return isMultiColumnFooterLinks(links) ? (
    <FooterLinksMultiColumn columns={links} />
  ) : (
    <FooterLinksSimple links={links} />
  );
}
