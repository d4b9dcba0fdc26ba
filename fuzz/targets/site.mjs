// A tiny site in a temporary folder, and what plugins are given of it.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Origin of the site. */
export const SITE = 'https://site.example';

/**
 * Calls `use` with the folder of a site, and removes the folder afterwards.
 *
 * @param files - texts by path
 */
export async function withSite(files, use) {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-fuzz-')));
  try {
    writeFiles(siteDir, files);
    return await use(siteDir);
  } finally {
    fs.rmSync(siteDir, {recursive: true, force: true});
  }
}

export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}

/** An error for the author of the site: it has a code, and a message that names the place. */
export function isMistake(error) {
  return ['MarkdownError', 'SiteError'].includes(error?.name) && typeof error.code === 'string';
}

/** The problem that `run` returns, or that it throws unless it is the author's mistake. */
export async function problemIn(run) {
  try {
    return await run();
  } catch (error) {
    return isMistake(error) ? undefined : `internal error: ${error?.stack ?? error}`;
  }
}

/** As browsers read it. */
export function parseUrl(url, base = SITE) {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/** The problem of an address that should be one of the site. */
export function leavesSite(url, subject) {
  return parseUrl(url)?.origin === SITE ? undefined : `${subject} leads to another host\n${url}`;
}

/** Actions of a plugin. Like those of the engine, they throw for what is no JSON. */
export function actionsOf(siteDir, addRoute) {
  return {
    addRoute,
    async createData(name, value) {
      JSON.stringify(value);
      return path.join(siteDir, '.site', name);
    },
    setGlobalData: (value) => JSON.stringify(value),
  };
}

/** Context of a plugin. */
export function contextOf(siteDir, baseUrl = '/') {
  return {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.site'),
    siteConfig: {
      title: 'Site',
      url: SITE,
      baseUrl,
      themeConfig: {},
      i18n: {localeConfigs: {}},
      trailingSlash: undefined,
      future: {experimental_vcs: 'disabled'},
      markdown: {format: 'detect', mdxByFrontMatter: false, untrusted: false},
    },
    siteConfigPath: path.join(siteDir, 'site.config.ts'),
    outDir: path.join(siteDir, 'build'),
    localizationDir: path.join(siteDir, 'i18n/en'),
    baseUrl,
    i18n: {defaultLocale: 'en', locales: ['en'], path: 'i18n', currentLocale: 'en', localeConfigs: {}},
    codeTranslations: {},
    siteStorage: {type: 'localStorage', namespace: ''},
    mode: 'production',
  };
}
