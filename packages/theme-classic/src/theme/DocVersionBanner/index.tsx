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

interface VersionProps {
  readonly version: PropVersionMetadata;
}

function BannerStatement({version}: VersionProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const values = {siteTitle: siteConfig.title, versionLabel: <b>{version.label}</b>};
  return version.banner === 'unreleased' ? (
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

function LatestVersionSuggestion({version}: VersionProps): ReactNode {
  const {latestVersionSuggestion, latestDocSuggestion} = useDocVersionSuggestions(version.pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(version.pluginId);
  const {name, label: versionLabel, mainDocPath} = latestVersionSuggestion;
  const latestVersionLink = (
    <b>
      <Link to={latestDocSuggestion?.path ?? mainDocPath} onClick={() => savePreferredVersionName(name)}>
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

/** @swizzle unsafe */
export default function DocVersionBanner({className}: Props): ReactNode {
  const version = useDocsVersion();
  if (!version.banner) return null;
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
        <BannerStatement version={version} />
      </div>
      <div className="margin-top--md">
        <LatestVersionSuggestion version={version} />
      </div>
    </div>
  );
}
