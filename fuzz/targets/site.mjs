// Creates a tiny site in a temporary folder, and the context and actions of its plugins.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Origin of the site. */
export const SITE = 'https://site.example';

/**
 * Writes a site to a temporary folder, calls `use` with the folder and then deletes it.
 *
 * @param files - path in the site → text
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

/** True for errors that report a mistake of the site's author. */
export function isMistake(error) {
  return ['MarkdownError', 'SiteError'].includes(error?.name) && typeof error.code === 'string';
}

/** Problem that `run` returns, or the error that it throws; `undefined` if the error is a mistake of the author. */
export async function problemIn(run) {
  try {
    return await run();
  } catch (error) {
    return isMistake(error) ? undefined : `internal error: ${error?.stack ?? error}`;
  }
}

/** Parses a URL as browsers do; `undefined` if it is invalid. */
export function parseUrl(url, base = SITE) {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/** Returns a problem if a URL does not lead to the site's own host. */
export function leavesSite(url, subject) {
  return parseUrl(url)?.origin === SITE ? undefined : `${subject} leads to another host\n${url}`;
}

/** Actions of a plugin. Like the real ones, they throw for values that are not JSON. */
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

/** Context of a plugin of the site. */
export function contextOf(siteDir, baseUrl = '/') {
  return {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.site'),
    cacheDir: path.join(siteDir, 'cache'),
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
