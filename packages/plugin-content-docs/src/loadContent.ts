import type {LoadContext} from '@lectern/core';
import {
  type LastUpdates,
  loadLastUpdates,
  mergeErrors,
  throwProblems,
  warnProblems,
} from '@lectern/core/content-helpers';
import type {DocMemory} from './docs/DocMemory.js';
import {readDocs} from './docs/readDocs.js';
import {type DocProblems, resolveDocs} from './docs/resolveDocs.js';
import type {Doc, DocFile} from './docs/types.js';
import type {PluginOptions} from './options.js';
import type {DocsContent, VersionContent} from './plan/VersionContent.js';
import {loadVersionSidebars} from './sidebars/loadVersionSidebars.js';
import {noSidebarProblems, reportSidebarProblems} from './sidebars/sidebarProblems.js';
import {inlineTags, reportInlineTags} from './tags/reportInlineTags.js';
import {loadTagsFile} from './tags/tagsFile.js';
import {resolveVersions} from './versions/resolveVersions.js';
import type {DocsVersion} from './versions/types.js';
import {readVersionNames, versionsFile} from './versions/versionNames.js';

/** What every part of the plugin starts from. */
export interface DocsPluginInput {
  readonly context: LoadContext;
  readonly options: PluginOptions;
}

export interface LoadInput extends DocsPluginInput {
  /** Kept between loads. */
  readonly memory: DocMemory;
}

interface VersionFiles {
  readonly version: DocsVersion;
  readonly files: readonly DocFile[];
}

interface VersionDocs {
  readonly version: DocsVersion;
  /** Drafts included. */
  readonly docs: readonly Doc[];
}

/** First stage: the Markdown files of every version. */
async function readVersions(versions: readonly DocsVersion[], input: LoadInput): Promise<VersionFiles[]> {
  const {siteDir} = input.context;
  const read = await Promise.all(versions.map((version) => readDocs({...input, version})));
  const empty = read.map(({emptiness}) => emptiness).filter((problem) => problem !== undefined);
  for (const code of ['DOCS_FOLDER_MISSING', 'DOCS_EMPTY_VERSION'] as const) {
    throwProblems(
      empty.filter((problem) => problem.code === code),
      {
        code,
        heading: 'Some versions of the docs have no document:',
        hint: `Add a Markdown file, or correct the docs option "path" or the list in ${versionsFile('', input.options.id)}.`,
        siteDir,
      },
    );
  }
  const [unreadable, ...others] = read.flatMap((version) => version.unreadable);
  if (unreadable) throw mergeErrors([unreadable, ...others], siteDir);
  throwProblems(
    read.flatMap(({problems}) => problems),
    {
      code: 'DOC_FRONT_MATTER',
      heading: 'The front matter of some docs is not valid:',
      hint: 'Correct the values named above; keys that Lectern does not know are allowed.',
      siteDir,
    },
  );
  return read.map(({docs: files}, index) => ({version: versions[index] as DocsVersion, files}));
}

/** Second stage: what the files mean. */
async function resolveVersionDocs(
  versions: readonly VersionFiles[],
  lastUpdates: LastUpdates | undefined,
  {context, options}: LoadInput,
): Promise<VersionDocs[]> {
  const problems: DocProblems = {slugs: [], spacedSlugs: [], duplicateIds: []};
  const isProduction = context.mode === 'production' || process.env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
  const tagsFiles = await Promise.all(versions.map(({version}) => loadTagsFile(version, options.tags)));
  const resolved = versions.map(({version, files}, index): VersionDocs => {
    const tagsFile = tagsFiles[index];
    const input = {version, options, context, tagsFile, lastUpdates, isProduction, problems};
    return {version, docs: resolveDocs(files, input)};
  });
  const {siteDir} = context;
  throwProblems(problems.slugs, {
    code: 'DOC_SLUG',
    heading: 'Some slugs cannot be part of a URL:',
    hint: 'A slug that starts with "/" is below the path of the version, any other below the folder of the file.',
    siteDir,
  });
  warnProblems(problems.spacedSlugs, {code: 'DOC_SLUG', hint: 'Write "-" instead.', siteDir});
  throwProblems(problems.duplicateIds, {
    code: 'DOC_DUPLICATE_ID',
    heading: 'Docs of one version have the same id:',
    hint: 'Rename a file, or give it another "id" in its front matter.',
    siteDir,
  });
  const undefinedTags = resolved.flatMap(({docs}, index) => {
    const tagsFile = tagsFiles[index];
    return tagsFile ? inlineTags(docs, tagsFile) : [];
  });
  reportInlineTags(undefinedTags, options.onInlineTags, siteDir);
  return resolved;
}

/** Last stage: the sidebars, which name docs by their ids. */
async function addSidebars(versions: readonly VersionDocs[], input: LoadInput): Promise<VersionContent[]> {
  const problems = noSidebarProblems();
  const contents = await Promise.all(
    versions.map(async ({version, docs}): Promise<VersionContent> => {
      const {sidebars, loaded} = await loadVersionSidebars(version, docs, {...input, problems});
      return {
        ...version,
        docs: docs.filter((doc) => !doc.draft),
        drafts: docs.filter((doc) => doc.draft),
        sidebars,
        sidebarSource: loaded.source,
        sidebarFiles: loaded.files,
      };
    }),
  );
  reportSidebarProblems(problems, input.context.siteDir);
  return contents;
}

/** Reads every version that the site shows. Mistakes of one kind come in one report for all versions. */
export async function loadDocsContent(input: LoadInput): Promise<DocsContent> {
  const {context, options} = input;
  const names = await readVersionNames(context.siteDir, options.id);
  const versions = resolveVersions({context, options, names});
  const folders = versions.flatMap(({contentDir, localizedDir}) => [contentDir, localizedDir]);
  const [files, lastUpdates] = await Promise.all([
    readVersions(versions, input),
    loadLastUpdates(context, options, folders),
  ]);
  const docs = await resolveVersionDocs(files, lastUpdates, input);
  return {loadedVersions: await addSidebars(docs, input)};
}
