import path from 'node:path';
import {withoutComments} from '../config/findFieldLine.js';
import {lineAt} from '../errors/lineAt.js';
import type {MigrationNote, TextFile} from './MigrationPlan.js';
import type {SiteFiles} from './readSite.js';

/** A field of metadata that Docusaurus had and removed, or gave another meaning. */
interface FormerField {
  readonly pattern: RegExp;
  /** Code that makes a value of this name itself. */
  readonly definition?: RegExp;
  readonly what: string;
  readonly todo: string;
}

/** `metadata.name`, and `name` among the names that an object is destructured into. */
function readsOf(name: string): RegExp {
  const type = String.raw`(?:\s*:\s*[\w.<>[\]'"]+)?`;
  return new RegExp(String.raw`\.${name}\b|\b${name}\b(?=[^{}()]*\}[\s}]*${type}\s*=(?![=>]))`, 'g');
}

const HOOK = 'the hook is in "@docusaurus/theme-common/internal".';

const FORMER_FIELDS: readonly FormerField[] = [
  {
    pattern: readsOf('formattedDate'),
    what: 'Posts have no "formattedDate", as in Docusaurus since 3.2.',
    todo: `Write "useDateTimeFormat({dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date))"; ${HOOK}`,
  },
  {
    // Components of the theme pass it on as a property.
    pattern: /\bformattedLastUpdatedAt\b(?=[^{}()]*\}[\s}]*[=:),])|\.formattedLastUpdatedAt\b/g,
    definition: /\b(?:const|let|var|function)\s+formattedLastUpdatedAt\b/,
    what: 'Pages have no "formattedLastUpdatedAt", as in Docusaurus since 3.2.',
    todo: `Write "useDateTimeFormat({dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(lastUpdatedAt))"; ${HOOK}`,
  },
  {
    pattern: /\blastUpdatedAt\s*\*\s*1000\b|\b1000\s*\*\s*(?:[\w$]+\??\.)*lastUpdatedAt\b/g,
    what: 'The time "lastUpdatedAt" is in milliseconds, as in Docusaurus since 3.2, and not in seconds.',
    todo: 'Remove the factor 1000.',
  },
  {
    pattern: readsOf('unversionedId'),
    what: 'Docs have no "unversionedId", as in Docusaurus since 3.0.',
    todo: 'Write "id".',
  },
];

function fieldNotes(
  file: string,
  code: string,
  {pattern, definition, what, todo}: FormerField,
): MigrationNote[] {
  if (definition?.test(code)) return [];
  const lines = new Set([...code.matchAll(pattern)].map(({index}) => lineAt(code, index)));
  return [...lines].map((line) => ({place: {file, line}, what, todo}));
}

/** Checks that a file may receive metadata: a component of the theme, or code that imports from Docusaurus. */
function mayReadMetadata({file, text}: TextFile, themeDir: string): boolean {
  return file.startsWith(themeDir) || /['"]@(?:docusaurus|theme)/.test(text);
}

/** Notes on components that read metadata as older versions of Docusaurus had it. */
export function metadataNotes({sources, siteDir}: SiteFiles): readonly MigrationNote[] {
  const themeDir = path.join(siteDir, 'src/theme') + path.sep;
  return sources
    .filter((source) => mayReadMetadata(source, themeDir))
    .flatMap(({file, text}) => {
      const code = withoutComments(text);
      return FORMER_FIELDS.flatMap((field) => fieldNotes(file, code, field));
    });
}
