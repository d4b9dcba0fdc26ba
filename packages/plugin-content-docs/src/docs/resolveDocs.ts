import path, {posix} from 'node:path';
import type {LoadContext} from '@lectern/core';
import {
  contentLocaleOf,
  frontMatterLine,
  type LastUpdates,
  lastUpdateOf,
  type Problem,
  resolveTags,
  slugProblem,
  type TagsFile,
  toPermalink,
  toPosix,
  toSource,
} from '@lectern/core/content-helpers';
import type {Doc, DocFile} from '../model/Doc.js';
import type {DocsVersion} from '../model/DocsVersion.js';
import {keepNumberPrefix, numberPrefixParserOf, stripPathPrefixes} from '../model/numberPrefix.js';
import type {PluginOptions} from '../options.js';
import {resolveEditUrl} from './editUrl.js';
import {resolveSlug} from './slug.js';

export interface ResolveDocsInput {
  readonly version: DocsVersion;
  readonly options: PluginOptions;
  readonly context: LoadContext;
  readonly tagsFile: TagsFile | undefined;
  /** Date and author of the last commit of each file; `undefined` if the site shows neither dates nor authors. */
  readonly lastUpdates: LastUpdates | undefined;
  /**
   * True if drafts are left out and unlisted docs are hidden: in builds, and in `site start` only with
   * `SIMULATE_PRODUCTION_VISIBILITY=true`.
   */
  readonly isProduction: boolean;
  readonly problems: DocProblems;
}

/**
 * Problems of the docs of all versions, in one list for each kind. All problems of a list are reported as one error or
 * warning.
 */
export interface DocProblems {
  readonly slugs: Problem[];
  /** Slugs with spaces, which are reported as a warning only. */
  readonly spacedSlugs: Problem[];
  readonly duplicateIds: Problem[];
}

function checkSlug(doc: DocFile, permalink: string, {problems}: ResolveDocsInput): void {
  const {slug} = doc.frontMatter;
  if (slug === undefined) return;
  const problem = slugProblem(slug, doc.path, 'docs');
  const isSpaced = slug.includes(' ');
  if (problem === undefined && !isSpaced) return;
  const kind = problem === undefined ? problems.spacedSlugs : problems.slugs;
  const words = problem ?? `holds spaces: the address of the page is ${permalink}.`;
  kind.push({file: doc.file, line: frontMatterLine(doc, 'slug'), message: `The slug "${slug}" ${words}`});
}

function resolveDoc(doc: DocFile, input: ResolveDocsInput): Doc {
  const {version, options, context, tagsFile, isProduction} = input;
  const {frontMatter, contentTitle, excerpt} = doc;
  const parsePrefix =
    frontMatter.parse_number_prefixes === false
      ? keepNumberPrefix
      : numberPrefixParserOf(options.numberPrefixParser);

  const sourceDirName = posix.dirname(doc.path);
  const {filename, numberPrefix} = parsePrefix(posix.basename(doc.path, posix.extname(doc.path)));
  const baseId = frontMatter.id ?? filename;
  const slug = resolveSlug({path: doc.path, baseId, frontMatterSlug: frontMatter.slug, parsePrefix});
  const permalink = toPermalink(context, version.path, slug);
  checkSlug(doc, permalink, input);

  return {
    id: sourceDirName === '.' ? baseId : `${stripPathPrefixes(sourceDirName, parsePrefix)}/${baseId}`,
    title: frontMatter.title ?? contentTitle ?? baseId,
    description: frontMatter.description ?? excerpt ?? '',
    source: toSource(context.siteDir, doc.file),
    file: doc.file,
    originalFile: doc.originalFile,
    ...contentLocaleOf(context, doc),
    sourceDirName,
    slug,
    permalink,
    draft: isProduction && frontMatter.draft === true,
    unlisted: isProduction && frontMatter.unlisted === true,
    editUrl: resolveEditUrl(doc, permalink, {context, options, version}),
    tags: resolveTags({
      tags: frontMatter.tags ?? [],
      tagsFile,
      toPermalink: (tagPath) => toPermalink(context, version.tagsPath, tagPath),
    }),
    version: version.versionName,
    ...lastUpdateOf({...doc, written: frontMatter.last_update}, options, input.lastUpdates),
    sidebarPosition: frontMatter.sidebar_position ?? numberPrefix,
    frontMatter,
  };
}

function checkDuplicateIds(docs: readonly Doc[], {context, problems}: ResolveDocsInput): void {
  const firstOfId = new Map<string, Doc>();
  for (const doc of docs) {
    const first = firstOfId.get(doc.id);
    if (!first) {
      firstOfId.set(doc.id, doc);
      continue;
    }
    const other = toPosix(path.relative(context.siteDir, first.file));
    const message = `has the id "${doc.id}", but so has ${other}.`;
    problems.duplicateIds.push({file: doc.file, line: frontMatterLine(doc, 'id'), message});
  }
}

/** Makes docs of the files of a version: resolves ids, URLs, titles, tags. Includes drafts, with `draft: true`. */
export function resolveDocs(files: readonly DocFile[], input: ResolveDocsInput): readonly Doc[] {
  const docs = files.map((file) => resolveDoc(file, input));
  checkDuplicateIds(docs, input);
  return docs;
}
