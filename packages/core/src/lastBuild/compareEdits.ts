import {parseOwnJson} from '@lectern/store';
import {artifactPath, type ContentFacts} from '../compile/ArtifactCache.js';
import type {PageDetails} from '../render/RenderJob.js';
import {isCollectionRef} from '../shared/collectionQuery.js';
import type {CompiledEdit, EditedPage} from './EditedPage.js';

/**
 * Returns true if an edited file has no warnings or errors, neither before nor after the edit, and if the edit has not
 * changed data of the compiled file that other pages or the bundle depend on, such as its imports.
 */
export function keepsDependencies({content, contentBefore: {facts}}: ComparedContent): boolean {
  const shared = ({source, file, type, imports, assets, files, fallback}: ContentFacts) =>
    JSON.stringify([source, file, type, imports, assets, files, fallback]);
  return shared(content) === shared(facts) && content.diagnostics.length + facts.diagnostics.length === 0;
}

/**
 * Returns true if an edit has not changed `noindex`, and has removed no anchor of the page, since other pages may link
 * to its anchors.
 */
export function keepsAnchorsAndIndexing({record, recordBefore: {facts, details}}: ComparedPage): boolean {
  if (record.noIndex !== facts.noIndex) return false;
  if (record.anchorsKey === facts.anchorsKey) return true;
  const anchors = new Set(detailsOf(record).anchors);
  return detailsOf({details}).anchors.every((anchor) => anchors.has(anchor));
}

/** Returns true if an edit has not changed the queries of the page: their results are in the output. */
export function keepsQueries({record, recordBefore: {facts}}: ComparedPage): boolean {
  const queries = (refs: readonly string[]) => JSON.stringify(refs.filter(isCollectionRef).sort());
  return queries(record.data) === queries(facts.data);
}

export function hasNewLinks({record, recordBefore}: ComparedPage): boolean {
  const before = new Set(detailsOf(recordBefore).links);
  return detailsOf(record).links.some((link) => !before.has(link));
}

/**
 * Result of `compareArtifacts`: output paths of the artifacts (compiled Markdown files) of a locale after the edits,
 * and artifacts of the last build that no page needs any more.
 */
export interface ArtifactChanges {
  /** Output paths of all artifacts after the edits, in the order of the list of the last build. */
  readonly artifacts: readonly string[];
  /** Output paths of artifacts of the last build that no page needs any more. */
  readonly unusedFiles: readonly string[];
  /**
   * Artifacts of the last build whose files in the cache are no longer used. Artifacts with equal text share a file.
   */
  readonly unusedContents: readonly ContentFacts[];
}

/**
 * Compares the artifacts (compiled Markdown files) of edited pages before and after the edits.
 *
 * @param before - output paths of all artifacts of the locale
 */
export function compareArtifacts(
  before: readonly string[],
  edits: readonly Pick<CompiledEdit, 'at' | 'content' | 'contentBefore'>[],
): ArtifactChanges {
  const artifacts = [...before];
  for (const {at, content} of edits) artifacts[at] = artifactPath(content);
  const contentsBefore = edits.map(({contentBefore}) => contentBefore.facts);
  const isHashUsed = (hash: string) => artifacts.some((file) => file.includes(`.${hash.slice(0, 8)}.`));
  return {
    artifacts,
    unusedFiles: contentsBefore.map(artifactPath).filter((file) => !artifacts.includes(file)),
    unusedContents: contentsBefore.filter(({codeHash}) => !isHashUsed(codeHash)),
  };
}

type ComparedContent = Pick<CompiledEdit, 'content' | 'contentBefore'>;
type ComparedPage = Pick<EditedPage, 'record' | 'recordBefore'>;

function detailsOf({details}: {readonly details: string}): PageDetails {
  return parseOwnJson<PageDetails>(details);
}
