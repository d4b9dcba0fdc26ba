import {withoutComments} from '../config/withoutComments.js';
import {lineAt} from '../errors/lineAt.js';
import type {MigrationNote, TextFile} from './MigrationPlan.js';
import type {SiteFiles} from './readSite.js';
import {themeDir} from './readThemeComponents.js';

/** A field of the `metadata` of docs, posts or the blog that Docusaurus removed, or whose meaning it changed. */
interface FormerField {
  readonly pattern: RegExp;
  /** Pattern of code that defines a variable with the name of the field. If code matches, the field is not reported. */
  readonly definition?: RegExp;
  readonly what: string;
  readonly todo: string;
}

/**
 * Returns a pattern for code that reads a field of `metadata`: `metadata.name`, or `name` in a destructuring pattern.
 */
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
    // Also finds `({formattedLastUpdatedAt})` in parameters and arguments: components of the theme pass this value to
    // other components.
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

function fieldNotes(file: string, code: string, field: FormerField): MigrationNote[] {
  const {pattern, definition, what, todo} = field;
  if (definition?.test(code)) return [];
  const lines = new Set([...code.matchAll(pattern)].map(({index}) => lineAt(code, index)));
  return [...lines].map((line) => ({location: {file, line}, what, todo}));
}

/** True if a file may use metadata: a component of the theme, or code that imports from Docusaurus. */
function mayReadMetadata({file, text}: TextFile, siteDir: string): boolean {
  return file.startsWith(themeDir(siteDir)) || /['"]@(?:docusaurus|theme)/.test(text);
}

/** Notes on code that reads metadata in the form of older versions of Docusaurus. */
export function metadataNotes({sources, siteDir}: SiteFiles): readonly MigrationNote[] {
  return sources
    .filter((source) => mayReadMetadata(source, siteDir))
    .flatMap(({file, text}) => {
      const code = withoutComments(text);
      return FORMER_FIELDS.flatMap((field) => fieldNotes(file, code, field));
    });
}
