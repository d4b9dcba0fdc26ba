import path, {posix} from 'node:path';
import {type LoadContext, SiteError} from '@lectern/core';
import {type LastUpdates, lastUpdateOf, toPermalink, toSource} from '@lectern/core/content-helpers';
import type {PluginOptions} from '../options.js';
import {resolveTags} from '../tags/resolveTags.js';
import type {TagsFile} from '../tags/tagsFile.js';
import type {DocsVersion} from '../versions/types.js';
import {resolveEditUrl} from './editUrl.js';
import {keepNumberPrefix, numberPrefixParserOf, stripPathPrefixes} from './numberPrefix.js';
import {resolveSlug} from './slug.js';
import type {Doc, DocFile} from './types.js';

export interface ResolveDocsInput {
  readonly version: DocsVersion;
  readonly options: PluginOptions;
  readonly context: LoadContext;
  readonly tagsFile: TagsFile | undefined;
  /** `undefined` where the site does not show them. */
  readonly lastUpdates: LastUpdates | undefined;
  /** Drafts are dropped and unlisted docs hidden. */
  readonly isProduction: boolean;
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

  return {
    id: sourceDirName === '.' ? baseId : `${stripPathPrefixes(sourceDirName, parsePrefix)}/${baseId}`,
    title: frontMatter.title ?? contentTitle ?? baseId,
    description: frontMatter.description ?? excerpt ?? '',
    source: toSource(context.siteDir, doc.file),
    file: doc.file,
    originalFile: doc.originalFile,
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
    ...lastUpdateOf({...doc, written: frontMatter.last_update}, options, input.lastUpdates),
    sidebarPosition: frontMatter.sidebar_position ?? numberPrefix,
    frontMatter,
  };
}

function checkDuplicateIds(docs: readonly Doc[], {context, version}: ResolveDocsInput): void {
  const filesOfId = new Map<string, string[]>();
  for (const {id, file} of docs) {
    const files = filesOfId.get(id) ?? [];
    files.push(path.relative(context.siteDir, file));
    filesOfId.set(id, files);
  }
  const repeated = [...filesOfId].filter(([, files]) => files.length > 1);
  if (repeated.length === 0) return;
  const lines = repeated.map(([id, files]) => `"${id}": ${files.join(', ')}`);
  throw new SiteError(
    'DOC_DUPLICATE_ID',
    `Several docs of version "${version.name}" have the same id.\n${lines.join('\n')}`,
    {hint: 'Rename a file, or give it another "id" in its front matter.'},
  );
}

/**
 * What the files of a version mean: ids, URLs, titles and so on. Drafts are among the docs, marked as such.
 *
 * @throws {SiteError} `DOC_DUPLICATE_ID` naming all files concerned.
 */
export function resolveDocs(files: readonly DocFile[], input: ResolveDocsInput): readonly Doc[] {
  const docs = files.map((file) => resolveDoc(file, input));
  checkDuplicateIds(docs, input);
  return docs;
}
