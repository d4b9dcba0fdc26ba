import {vi} from 'vitest';
import type {Options} from '../src/options.js';
import {type Files, publishSite, writeSite} from './testSite.js';

/** Publishes a site with a mistake and returns its error; `location` is relative to the site: "docs/a.md:3". */
export async function mistake(files: Files, options: Options = {}, changes = {}) {
  const siteDir = writeSite({'docs/intro.md': '# Intro\n', ...files});
  const error: unknown = await publishSite(siteDir, options, changes).catch((caught: unknown) => caught);
  if (!(error instanceof Error)) throw new Error('Nothing was wrong.');
  const {code, location, hint} = error as Error & {
    code?: string;
    location?: {file: string; line?: number};
    hint?: string;
  };
  const line = location?.line === undefined ? '' : `:${location.line}`;
  return {
    code,
    location: location && `${location.file.replace(`${siteDir}/`, '')}${line}`,
    message: error.message,
    hint,
  };
}

/** Publishes a site and returns the warnings and log lines that are printed. */
export async function printed(files: Files, options: Options = {}): Promise<{warn: string[]; log: string[]}> {
  const siteDir = writeSite({'docs/intro.md': '# Intro\n', ...files});
  const lines = {warn: [] as string[], log: [] as string[]};
  const spies = (['warn', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: string) => void lines[name].push(text)),
  );
  try {
    await publishSite(siteDir, options);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
}
