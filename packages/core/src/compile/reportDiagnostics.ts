import path from 'node:path';
import type {Diagnostic} from '@lectern/mdx';
import {errors} from '../errors/catalog.js';
import {codedText} from '../errors/errorAddress.js';
import type {Printer} from '../errors/Printer.js';
import type {CompiledContent} from './ArtifactCache.js';

function describe({file, line, column, message}: Diagnostic, siteDir: string): string {
  const location = [path.relative(siteDir, file), line, line === undefined ? undefined : column];
  return `${location.filter((part) => part !== undefined).join(':')} ${message}`;
}

/** Returns a line for each diagnostic. If all diagnostics have the same hint, the hint is one more line at the end. */
function describeAll(diagnostics: readonly Diagnostic[], siteDir: string): string[] {
  const hints = new Set(diagnostics.map(({hint}) => hint ?? ''));
  const [shared = ''] = hints;
  if (diagnostics.length > 1 && hints.size === 1 && shared !== '') {
    return [...diagnostics.map((diagnostic) => describe(diagnostic, siteDir)), shared];
  }
  return diagnostics.map((diagnostic) =>
    [describe(diagnostic, siteDir), diagnostic.hint].filter(Boolean).join(' '),
  );
}

/** Codes of diagnostics about links and images that lead to nothing. */
const LINK_CODES: ReadonlySet<string> = new Set([
  'IMAGE_NOT_FOUND',
  'LINKED_FILE_NOT_FOUND',
  'MARKDOWN_LINK_NOT_FOUND',
]);

interface DiagnosticOptions {
  readonly siteDir: string;
  readonly printer: Printer;
  /** If false, diagnostics about broken links and images are left out. */
  readonly reportsLinks?: boolean;
}

/**
 * Prints diagnostics of the compiler, one message for each error code.
 *
 * @throws {SiteError} if the severity of a diagnostic is `throw`; warnings and notes are printed first
 */
export function reportDiagnostics(
  contents: readonly Pick<CompiledContent, 'diagnostics'>[],
  {siteDir, printer, reportsLinks = true}: DiagnosticOptions,
): void {
  const all = contents
    .flatMap(({diagnostics}) => diagnostics)
    .filter(({code}) => reportsLinks || !LINK_CODES.has(code));
  for (const severity of ['log', 'warn'] as const) {
    const printed = all.filter((diagnostic) => diagnostic.severity === severity);
    for (const code of new Set(printed.map((diagnostic) => diagnostic.code))) {
      const group = printed.filter((diagnostic) => diagnostic.code === code);
      printer[severity](codedText(code, ...describeAll(group, siteDir)));
    }
  }
  const fatal = all.filter((diagnostic) => diagnostic.severity === 'throw');
  const [first] = fatal;
  if (!first) return;
  if (fatal.length === 1) throw errors.fileInvalid(first);
  const lines = fatal.map((diagnostic) => `- ${describeAll([diagnostic], siteDir).join(' ')}`);
  throw errors.contentProblems({code: first.code, lines});
}
