import type {Doc} from '../model/Doc.js';
import type {DocChange} from '../model/DocChange.js';
import type {VersionContent} from '../model/VersionContent.js';
import type {PluginOptions} from '../options.js';
import {comparedVersions} from './comparedVersions.js';
import type {DocTexts} from './DocTexts.js';

/** A doc and the doc of an earlier version with which it is compared. `before` is absent if it is new since then. */
interface DocPair {
  readonly doc: Doc;
  readonly version: string;
  readonly before?: Doc;
}

/** True for a doc that only those who have its link can find, or that is not published; also in `site start`. */
function isHidden({unlisted, draft, frontMatter}: Doc): boolean {
  return unlisted || draft || frontMatter.unlisted === true || frontMatter.draft === true;
}

/**
 * Pairs the docs of a version with those of an earlier version: by their ids, else by their address in the version, if
 * the later version has no doc with the id of the earlier one. Left out are hidden docs, and docs of which only one is
 * translated.
 */
function pairDocs(version: VersionContent, earlier: VersionContent): readonly DocPair[] {
  const ids = new Set(version.docs.map(({id}) => id));
  const byId = new Map(earlier.docs.map((doc) => [doc.id, doc]));
  const moved = earlier.docs.filter(({id}) => !ids.has(id));
  const bySlug = new Map(moved.map((doc) => [doc.slug, doc]));
  return version.docs.flatMap((doc): DocPair[] => {
    if (isHidden(doc)) return [];
    const before = byId.get(doc.id) ?? bySlug.get(doc.slug);
    if (!before) return [{doc, version: earlier.versionName}];
    if (isHidden(before) || before.contentLocale !== doc.contentLocale) return [];
    return [{doc, version: earlier.versionName, before}];
  });
}

/**
 * Adds to each doc how it differs from earlier versions, as the option `versionDiff` sets. Versions that are left out so
 * far are not compared.
 *
 * @param versions - newest first
 */
export function withChanges(
  versions: readonly VersionContent[],
  {versionDiff}: Pick<PluginOptions, 'versionDiff'>,
  texts: DocTexts,
): readonly VersionContent[] {
  const compared = comparedVersions(
    versions.map(({versionName}) => versionName),
    versionDiff,
  );
  const pairs = versions.flatMap((version) =>
    (compared.get(version.versionName) ?? []).flatMap((name) => {
      const earlier = versions.find(({versionName}) => versionName === name);
      return earlier && !earlier.isLeftOut ? pairDocs(version, earlier) : [];
    }),
  );
  const both = pairs.flatMap(({doc, before}) => (before ? [[doc.file, before.file] as const] : []));
  const results = texts.compare(both);
  const changes = new Map<Doc, DocChange[]>();
  let at = 0;
  for (const {doc, version, before} of pairs) {
    const list = changes.get(doc) ?? [];
    changes.set(doc, list);
    if (!before) {
      list.push({version, state: 'new'});
      continue;
    }
    const isSame = results[at] === true && before.title === doc.title;
    at += 1;
    list.push({version, state: isSame ? 'same' : 'changed', id: before.id});
  }
  return versions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => {
      const found = changes.get(doc);
      return found ? {...doc, changes: found} : doc;
    }),
  }));
}
