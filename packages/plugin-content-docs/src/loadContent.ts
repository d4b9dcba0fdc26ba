import path from 'node:path';
import {
  checkOwnFrontMatter,
  inlineTags,
  type LastUpdates,
  lastUpdateOf,
  loadTagsFile,
  type Problem,
  reportInlineTags,
  reportSharedTagPages,
  sharedTagPages,
  TAGS_FILE_REPORT,
  throwProblems,
  throwReadErrors,
  warnOfContent,
} from '@lectern/core/content-helpers';
import type {DocTexts} from './changes/DocTexts.js';
import {withChanges} from './changes/withChanges.js';
import type {DocsPluginInput} from './DocsPluginInput.js';
import type {DocCaches} from './docs/DocCaches.js';
import {readDocs} from './docs/readDocs.js';
import {type DocProblems, resolveDocs} from './docs/resolveDocs.js';
import type {GitCheckout} from './git/checkout.js';
import {findGitVersions} from './git/gitVersions.js';
import {readMessages} from './git/messages.js';
import {loadVersionUpdates} from './git/versionUpdates.js';
import type {Doc, DocFile} from './model/Doc.js';
import type {DocsVersion} from './model/DocsVersion.js';
import {DOC_FIELDS} from './model/frontMatter.js';
import type {DocsContent, VersionContent} from './model/VersionContent.js';
import {loadVersionSidebars} from './sidebars/loadVersionSidebars.js';
import {reportSidebarProblems, SidebarProblems} from './sidebars/sidebarProblems.js';
import {leftOutVersion, type VersionsOnRequest} from './VersionsOnRequest.js';
import {resolveVersions} from './versions/resolveVersions.js';
import type {VersionCache} from './versions/VersionCache.js';
import {readVersionNames, versionsFile} from './versions/versionNames.js';

export interface LoadInput extends DocsPluginInput {
  /** Caches of parsed files; all loads of a plugin instance share them. */
  readonly caches: DocCaches;
  /** Cache with the content of released versions: an unchanged version is loaded without reading its files. */
  readonly released: VersionCache;
  /** Writes the files of versions from git. */
  readonly checkout: GitCheckout;
  /** Leaves out versions in `site start`; absent for commands that need all versions. */
  readonly onRequest?: VersionsOnRequest;
  /** Compares the texts of versions; `undefined` if the option `versionDiff` is off. */
  readonly texts?: DocTexts | undefined;
}

/** Input of the second and third stage, which add each warning that they print to `warnings`. */
interface StageInput extends LoadInput {
  readonly warnings: Problem[];
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

/**
 * First stage of `loadDocsContent`: reads and parses the Markdown files of versions.
 *
 * @throws {SiteError} `DOCS_FOLDER_MISSING`, `DOCS_EMPTY_VERSION`, `DOC_FRONT_MATTER`, or the error of a file that
 * cannot be parsed
 */
async function readVersions(versions: readonly DocsVersion[], input: LoadInput): Promise<VersionFiles[]> {
  const {siteDir} = input.context;
  const read = await Promise.all(
    versions.map(async (version) => ({
      version,
      ...(await readDocs({...input, version, cache: input.caches.of(version)})),
    })),
  );
  for (const code of ['DOCS_FOLDER_MISSING', 'DOCS_EMPTY_VERSION'] as const) {
    const empty = read.flatMap(({emptiness}) => (emptiness?.code === code ? [emptiness] : []));
    throwProblems(empty, {
      code,
      heading: 'Some versions of the docs have no document:',
      hint: `Add a Markdown file, or correct the docs option "path" or the list in ${versionsFile('', input.options.id)}.`,
      siteDir,
    });
  }
  const heading = 'The front matter of some docs is not valid:';
  throwReadErrors(read, {code: 'DOC_FRONT_MATTER', heading, siteDir});
  return read.map(({version, files}) => ({version, files}));
}

/**
 * Second stage of `loadDocsContent`: makes docs of the files, with ids, URLs, titles, tags and dates.
 *
 * @throws {SiteError} `DOC_SLUG`, `DOC_DUPLICATE_ID`, `TAGS_FILE`; `DOC_INLINE_TAGS` for the severity "throw"
 */
async function resolveVersionDocs(
  versions: readonly VersionFiles[],
  lastUpdates: LastUpdates | undefined,
  {context, options, warnings}: StageInput,
): Promise<VersionDocs[]> {
  const problems: DocProblems = {slugs: [], spacedSlugs: [], duplicateIds: []};
  const isProduction = context.mode === 'production' || process.env.SIMULATE_PRODUCTION_VISIBILITY === 'true';
  const tagProblems: Problem[] = [];
  const tagsFiles = await Promise.all(
    versions.map(({version: {contentPathLocalized, contentPath}}) =>
      loadTagsFile(
        {folders: [contentPathLocalized, contentPath], option: options.tags, site: context},
        tagProblems,
      ),
    ),
  );
  throwProblems(tagProblems, {...TAGS_FILE_REPORT, siteDir: context.siteDir});
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
  warnOfContent(problems.spacedSlugs, {code: 'DOC_SLUG', hint: 'Write "-" instead.', context});
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
  reportInlineTags(undefinedTags, {
    severity: options.onInlineTags,
    code: 'DOC_INLINE_TAGS',
    noun: 'Docs',
    context,
  });
  const shownDocs = resolved.map(({docs}) => docs.filter(({draft}) => !draft));
  const sharedPages = shownDocs.flatMap((docs) => sharedTagPages(docs, siteDir));
  reportSharedTagPages(sharedPages, context);
  warnings.push(...problems.spacedSlugs, ...undefinedTags, ...sharedPages);
  return resolved;
}

/**
 * Third stage of `loadDocsContent`: loads the sidebars of versions.
 *
 * @param others - versions from the cache, whose sidebars are loaded already; error messages list the ids of their
 *   docs, too
 */
async function addSidebars(
  versions: readonly VersionDocs[],
  others: readonly VersionContent[],
  input: StageInput,
): Promise<VersionContent[]> {
  const problems = new SidebarProblems();
  for (const {docs, drafts} of others) for (const {id} of [...docs, ...drafts]) problems.knownIds.add(id);
  const contents = await Promise.all(
    versions.map(
      async ({version, docs}): Promise<VersionContent> => ({
        ...version,
        docs: docs.filter((doc) => !doc.draft),
        drafts: docs.filter((doc) => doc.draft),
        ...(await loadVersionSidebars(version, docs, {...input, problems})),
        ...(version.git && {messages: readMessages(version)}),
      }),
    ),
  );
  input.warnings.push(...reportSidebarProblems(problems, input.context));
  return contents;
}

/**
 * Replaces date and author of the last updates in a cached version: this data comes from version control, so it may
 * change although the files do not.
 */
function withLastUpdates(
  content: VersionContent,
  lastUpdates: LastUpdates | undefined,
  {options}: LoadInput,
): VersionContent {
  if (!lastUpdates) return content;
  const date = (doc: Doc): Doc => ({
    ...doc,
    ...lastUpdateOf({...doc, written: doc.frontMatter.last_update}, options, lastUpdates),
  });
  return {...content, docs: content.docs.map(date), drafts: content.drafts.map(date)};
}

function isAbout(
  {file}: Problem,
  {sidebarFilePath, contentPath, contentPathLocalized}: DocsVersion,
): boolean {
  const isInside = (folder: string) => file.startsWith(folder + path.sep);
  return file === sidebarFilePath || isInside(contentPath) || isInside(contentPathLocalized);
}

interface FoundVersions {
  /** Released versions from the cache: their files and settings have not changed. */
  readonly known: readonly VersionContent[];
  /** Parsed files of the versions that the cache does not have. */
  readonly files: readonly VersionFiles[];
}

async function findVersions(versions: readonly DocsVersion[], input: LoadInput): Promise<FoundVersions> {
  const known = versions.map((version) => input.released.find(version, input.checkout.of(version)));
  const changed = versions.filter((_, index) => !known[index]);
  const files = await readVersions(changed, input);
  return {known: known.filter((content) => content !== undefined), files};
}

/**
 * Loads all versions that the site shows.
 *
 * @throws {SiteError} the error of the first stage that fails, with all mistakes of one kind in all versions
 */
export async function loadDocsContent(input: LoadInput): Promise<DocsContent> {
  const {context, options} = input;
  const names = await readVersionNames(context.siteDir, options.id);
  const git = findGitVersions(input);
  const all = resolveVersions({context, options, names, git});
  const loadedNow = all.filter((version) => !input.onRequest?.leavesOut(version));
  const versions = await input.checkout.write(loadedNow, git);
  const [lastUpdates, {known, files}] = await Promise.all([
    loadVersionUpdates(versions, git, input),
    findVersions(versions, input),
  ]);
  const warnings: Problem[] = [];
  const docs = await resolveVersionDocs(files, lastUpdates, {...input, warnings});
  const read = await addSidebars(docs, known, {...input, warnings});
  // A version with warnings is not cached, since every build has to print the warnings.
  const isQuiet = (version: VersionContent) => !warnings.some((warning) => isAbout(warning, version));
  for (const version of read) if (isQuiet(version)) input.released.remember(version);
  const loaded = [...read, ...known.map((version) => withLastUpdates(version, lastUpdates, input))];
  const byName = new Map(loaded.map((content) => [content.versionName, content]));
  const versionsInOrder = all.map((version) => byName.get(version.versionName) ?? leftOutVersion(version));
  const loadedVersions = withOwnFrontMatter(versionsInOrder, input);
  return {loadedVersions: input.texts ? withChanges(loadedVersions, options, input.texts) : loadedVersions};
}

/**
 * Checks the fields of the site's own front matter. Caches have them as written, so that they never have results of an
 * older schema.
 */
function withOwnFrontMatter(
  versions: readonly VersionContent[],
  {context, options}: LoadInput,
): readonly VersionContent[] {
  const {siteDir} = context;
  const all = checkOwnFrontMatter(
    versions.flatMap(({docs, drafts}) => [...docs, ...drafts]),
    {schema: options.frontMatter, knownFields: DOC_FIELDS, code: 'DOC_FRONT_MATTER', noun: 'docs', siteDir},
  );
  let at = 0;
  const next = (docs: readonly Doc[]): readonly Doc[] => {
    at += docs.length;
    return all.slice(at - docs.length, at);
  };
  return versions.map((version) => ({...version, docs: next(version.docs), drafts: next(version.drafts)}));
}
