import Head from '@lectern/core/client/Head';
import Translate from '@lectern/core/client/Translate';
import type {ReactNode} from 'react';

export function UnlistedBannerTitle(): ReactNode {
  return (
    <Translate
      id="theme.contentVisibility.unlistedBanner.title"
      description="The title of the unlisted page banner"
    >
      Unlisted page
    </Translate>
  );
}

export function UnlistedBannerMessage(): ReactNode {
  return (
    <Translate
      id="theme.contentVisibility.unlistedBanner.message"
      description="The text of the unlisted page banner"
    >
      This page is unlisted: search engines leave it out, and only those who have its link can find it.
    </Translate>
  );
}

/** Renders the `<meta>` tag that keeps an unlisted page out of search engines. */
export function UnlistedMetadata(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}

export function DraftBannerTitle(): ReactNode {
  return (
    <Translate
      id="theme.contentVisibility.draftBanner.title"
      description="The title of the draft page banner"
    >
      Draft page
    </Translate>
  );
}

export function DraftBannerMessage(): ReactNode {
  return (
    <Translate
      id="theme.contentVisibility.draftBanner.message"
      description="The text of the draft page banner"
    >
      This page is a draft: it shows up in development only and is left out of the published site.
    </Translate>
  );
}
