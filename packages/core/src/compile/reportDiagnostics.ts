import path from 'node:path';
import type {Diagnostic} from '@lectern/mdx';
import {SiteError} from '../errors/SiteError.js';
import type {Report} from '../finish/reportLinks.js';
import type {CompiledContent} from './ContentStore.js';

function describe({file, line, column, message, hint}: Diagnostic, siteDir: string): string {
  const place = [path.relative(siteDir, file), line, line === undefined ? undefined : column];
  const text = `${place.filter((part) => part !== undefined).join(':')} ${message}`;
  return hint ? `${text} ${hint}` : text;
}

function grouped(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.code) ?? [];
    groups.set(diagnostic.code, [...group, diagnostic]);
  }
  return groups;
}

/**
 * Says what the compiler noticed, one report for each kind.
 *
 * @throws {SiteError} if one of them is set to fail the build; the others have been printed by then.
 */
export function reportDiagnostics(
  contents: readonly CompiledContent[],
  {siteDir, output}: {siteDir: string; output: Report},
): void {
  const all = contents.flatMap(({diagnostics}) => diagnostics);
  const print = (severity: Diagnostic['severity'], say: (text: string) => void) => {
    for (const [code, group] of grouped(all.filter((diagnostic) => diagnostic.severity === severity))) {
      say(`[${code}] ${group.map((diagnostic) => describe(diagnostic, siteDir)).join('\n')}`);
    }
  };
  print('log', (text) => output.log(text));
  print('warn', (text) => output.warn(text));
  const fatal = all.filter((diagnostic) => diagnostic.severity === 'throw');
  const [first] = fatal;
  if (!first) return;
  if (fatal.length === 1) {
    const {code, message, file, line, column, hint} = first;
    throw new SiteError(code, message, {place: {file, line, column}, hint});
  }
  const lines = fatal.map((diagnostic) => `- ${describe({...diagnostic, hint: undefined}, siteDir)}`);
  const hints = new Set(fatal.flatMap(({hint}) => hint ?? []));
  throw new SiteError(first.code, `${fatal.length} problems in the content:\n${lines.join('\n')}`, {
    hint: [...hints].join('\n'),
  });
}
