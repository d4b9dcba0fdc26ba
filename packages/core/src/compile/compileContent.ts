import fs from 'node:fs';
import type {PlannedContent, SitePlan} from '../routes/SitePlan.js';
import {lineOfImport} from '../shared/lineOfImport.js';
import type {CompiledContent, ContentRecord} from './ArtifactCache.js';
import {type CompileStaleInput, compileStale} from './compileStale.js';
import type {ContentFailure} from './compileTypes.js';
import {contentFailures} from './contentFailures.js';

export interface CompileInput extends CompileStaleInput {
  readonly contents: SitePlan['contents'];
  readonly siteDir: string;
}

/**
 * Compiles all content of a site and all Markdown that it imports, directly or not.
 *
 * @returns source ("@site/docs/intro.md") → record of the compiled file
 * @throws {SiteError} `CONTENT_INVALID` with all files that have a mistake; a single mistake has its own error code
 */
export async function compileContent(input: CompileInput): Promise<ReadonlyMap<string, CompiledContent>> {
  const {cached, compiler, siteDir} = input;
  const compiled = new Map<string, ContentRecord>();
  let round: PlannedContent[] = Object.values(input.contents);
  while (round.length > 0) {
    const {records, failures} = await compileStale(round, {cached, compiler});
    if (failures.length > 0) throw contentFailures(failures, siteDir);
    for (const record of records) compiled.set(record.source, record);
    round = missingSources(compiled).map(compiler.planImported);
    const missing = round.filter(({file}) => !fs.existsSync(file));
    const missed = missing.map((content) => missingImport(content, compiled));
    if (missed.length > 0) throw contentFailures(missed, siteDir);
  }
  for (const [source, record] of compiled) cached.artifacts.records.set(source, record);
  return compiled;
}

/** Returns a failure for imported Markdown that does not exist. Its file and line are those of the import statement. */
function missingImport(
  {source}: PlannedContent,
  compiled: ReadonlyMap<string, ContentRecord>,
): ContentFailure {
  const importer = [...compiled.values()].find(({imports}) => imports.includes(`content:${source}`));
  const file = importer?.file ?? source;
  const line = importer && lineOfImport(fs.readFileSync(file, 'utf8'), source);
  return {
    code: 'IMPORT_NOT_FOUND',
    message: `It imports "${source}", which does not exist.`,
    file,
    line,
  };
}

/** Lists the sources ("@site/docs/_note.md") that compiled files import and that are not compiled yet. */
function missingSources(compiled: ReadonlyMap<string, ContentRecord>): string[] {
  const references = [...compiled.values()].flatMap(({imports}) => imports);
  const contents = references.filter((reference) => reference.startsWith('content:'));
  const sources = new Set(contents.map((reference) => reference.slice('content:'.length)));
  return [...sources].filter((source) => !compiled.has(source));
}
