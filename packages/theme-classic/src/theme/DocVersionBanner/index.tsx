import Link from '@lectern/core/client/Link';
import Translate from '@lectern/core/client/Translate';
import useDocusaurusContext from '@lectern/core/client/useDocusaurusContext';
import {
  type PropVersionMetadata,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@lectern/plugin-content-docs/client';
import {ThemeClassNames} from '@lectern/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export interface Props {
  readonly className?: string;
}

interface LabelProps {
  readonly banner: 'unreleased' | 'unmaintained';
  readonly siteTitle: string;
  readonly versionLabel: string;
}

function BannerStatement({banner, siteTitle, versionLabel}: LabelProps): ReactNode {
  const values = {siteTitle, versionLabel: <b>{versionLabel}</b>};
  return banner === 'unreleased' ? (
    <Translate
      id="theme.docs.versions.unreleasedVersionLabel"
      description="The first line of the banner on docs of a version that is not released yet"
      values={values}
    >
      {'These pages describe {siteTitle} {versionLabel}, a version that is not released yet.'}
    </Translate>
  ) : (
    <Translate
      id="theme.docs.versions.unmaintainedVersionLabel"
      description="The first line of the banner on docs of a version that is no longer maintained"
      values={values}
    >
      {'These pages describe {siteTitle} {versionLabel}, a version that is no longer maintained.'}
    </Translate>
  );
}

function LatestVersionSuggestion({
  versionLabel,
  to,
  onClick,
}: {
  versionLabel: string;
  to: string;
  onClick: () => void;
}): ReactNode {
  const latestVersionLink = (
    <b>
      <Link to={to} onClick={onClick}>
        <Translate
          id="theme.docs.versions.latestVersionLinkLabel"
          description="The link of the version banner to the latest version"
        >
          latest version
        </Translate>
      </Link>
    </b>
  );
  return (
    <Translate
      id="theme.docs.versions.latestVersionSuggestionLabel"
      description="The second line of the version banner, which leads to the latest version"
      values={{versionLabel, latestVersionLink}}
    >
      {'The current documentation is that of the {latestVersionLink} ({versionLabel}).'}
    </Translate>
  );
}

function Banner({className, version}: Props & {readonly version: PropVersionMetadata}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {latestVersionSuggestion, latestDocSuggestion} = useDocVersionSuggestions(version.pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(version.pluginId);
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning margin-bottom--md',
      )}
      role="alert"
    >
      <div>
        <BannerStatement
          banner={version.banner === 'unreleased' ? 'unreleased' : 'unmaintained'}
          siteTitle={siteConfig.title}
          versionLabel={version.label}
        />
      </div>
      <div className="margin-top--md">
        <LatestVersionSuggestion
          versionLabel={latestVersionSuggestion.label}
          to={latestDocSuggestion?.path ?? latestVersionSuggestion.mainDocPath}
          onClick={() => savePreferredVersionName(latestVersionSuggestion.name)}
        />
      </div>
    </div>
  );
}

/** @swizzle unsafe */
export default function DocVersionBanner({className}: Props): ReactNode {
  const version = useDocsVersion();
  return version.banner ? <Banner className={className} version={version} /> : null;
}
