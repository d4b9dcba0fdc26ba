import fs from 'node:fs';
import path from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import {root} from '../setup.mjs';
import {editTarball} from './editTarball.mjs';

/** Fields of a manifest that list versions of other packages. */
const DEPENDENCIES = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Changes the versions in packed packages to those of the next release, which the website's samples name. Without a
 * changeset there is no next release, and nothing changes.
 *
 * @param tarballs - absolute paths; the files are overwritten
 */
export async function writeReleaseVersions(tarballs) {
  const {releases} = await getReleasePlan(root);
  if (releases.length === 0) return;
  const versions = new Map(releases.map((release) => [release.name, release]));
  for (const tarball of tarballs) await editManifest(tarball, (manifest) => withVersions(manifest, versions));
}

function withVersions(manifest, versions) {
  const edited = {...manifest, version: versions.get(manifest.name)?.newVersion ?? manifest.version};
  for (const field of DEPENDENCIES.filter((name) => manifest[name])) {
    edited[field] = Object.fromEntries(
      Object.entries(manifest[field]).map(([name, range]) => {
        const release = versions.get(name);
        return [name, release ? range.replace(release.oldVersion, release.newVersion) : range];
      }),
    );
  }
  return edited;
}

function editManifest(tarball, edit) {
  return editTarball(tarball, (folder) => {
    const file = path.join(folder, 'package.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, `${JSON.stringify(edit(manifest), undefined, 2)}\n`);
  });
}
