import Link from '@docusaurus/Link';
import {useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {addresses} from '@site/addresses';
import archivedVersions from '@site/archivedVersions.json';
import VersionTable, {type VersionRow} from '@site/src/components/VersionTable';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './versions.module.css';

type DocsVersion = ReturnType<typeof useVersions>[number];

const releaseNotes = (version: string) => ({label: 'Release notes', to: `/changelog/${version}/`});

function currentRow({label, path}: DocsVersion): VersionRow {
  return {
    version: label,
    docs: {label: 'Documentation', to: path},
    more: {label: 'Release notes', to: '/changelog/'},
  };
}

function releasedRow({name, label, path}: DocsVersion): VersionRow {
  return {version: label, docs: {label: 'Documentation', to: path}, more: releaseNotes(name)};
}

const archivedRows: readonly VersionRow[] = archivedVersions.map((version) => ({
  version,
  docs: {label: 'Documentation', to: addresses.archive(version)},
  more: releaseNotes(version),
}));

const legacyRow: VersionRow = {
  version: '1.x.x',
  docs: {label: 'Documentation', to: addresses.archive('1.x.x')},
  more: {label: 'Source code', to: addresses.legacySource},
};

/**
 * Section about the default version of the docs. If this is the unreleased version, its row links to the whole
 * changelog.
 */
function StableVersion({version}: {readonly version: DocsVersion}): ReactNode {
  const row = version.name === 'current' ? currentRow(version) : releasedRow(version);
  return (
    <section>
      <Heading as="h2" id="next">
        {version.name === 'current' ? 'Current version (unreleased)' : 'Current version (stable)'}
      </Heading>
      <p>The documentation that the navbar leads to.</p>
      <VersionTable caption="Current version" rows={[row]} />
    </section>
  );
}

function UnreleasedVersion({version}: {readonly version: DocsVersion}): ReactNode {
  return (
    <section>
      <Heading as="h2" id="latest">
        Next version (unreleased)
      </Heading>
      <p>The documentation of what has been merged and not released.</p>
      <VersionTable caption="Next version" rows={[currentRow(version)]} />
    </section>
  );
}

function PastVersions({versions}: {readonly versions: readonly DocsVersion[]}): ReactNode {
  return (
    <section>
      <Heading as="h2" id="archive">
        Past versions (no longer maintained)
      </Heading>
      <p>
        Those that are part of this site come first. The others are archived: their pages are kept as they
        were.
      </p>
      <VersionTable caption="Past versions" rows={[...versions.map(releasedRow), ...archivedRows]} />
    </section>
  );
}

/** Page with all versions of the docs, with links to their docs and release notes. */
export default function Versions(): ReactNode {
  const versions = useVersions('default');
  const latest = useLatestVersion('default');
  const current = versions.find(({name}) => name === 'current');
  const past = versions.filter((version) => version !== latest && version !== current);
  return (
    <Layout title="Versions" description="All versions of the documentation, with their release notes.">
      <main className={clsx('container', styles.main)}>
        <h1>Versions of the documentation</h1>
        <p>
          These version numbers belong to the demo: they show how versioned docs look. The{' '}
          <Link to="/community/release-process/">release process</Link> describes what a version number of
          Lectern promises.
        </p>
        <StableVersion version={latest} />
        {current && current !== latest && <UnreleasedVersion version={current} />}
        <PastVersions versions={past} />
        <section>
          <Heading as="h2" id="legacy">
            Version 1 (legacy)
          </Heading>
          <p>The first generation, before the docs had versions of their own.</p>
          <VersionTable caption="Version 1" rows={[legacyRow]} />
        </section>
      </main>
    </Layout>
  );
}
