import {siteHtml} from '@lectern/core/client/router/siteHtml';
import type {ReactNode} from 'react';

export interface Props {
  readonly copyright: string;
}

/** The copyright line of the footer. @swizzle safe */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return (
    <div
      className="footer__copyright"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
      dangerouslySetInnerHTML={siteHtml(copyright)}
    />
  );
}
