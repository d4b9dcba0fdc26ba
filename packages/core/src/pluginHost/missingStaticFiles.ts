import fs from 'node:fs';
import path from 'node:path';
import {configLocation} from '../config/findFieldLine.js';
import type {Problem} from '../errors/SiteError.js';
import {listWords} from '../errors/words.js';
import type {LoadContext} from '../plugins/Plugin.js';
import {tryDecodeUriComponent} from '../shared/encodePath.js';
import {hasProtocol} from '../shared/url.js';

interface NamedFile {
  /** Path of the field in the configuration: `["themeConfig", "navbar", "logo", "src"]`. */
  readonly field: readonly string[];
  readonly name: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Returns the static files that the configuration names: the icon of the site (`favicon`), and the images of every
 * `logo` in `themeConfig`.
 */
function namedFiles({favicon, themeConfig}: LoadContext['siteConfig']): NamedFile[] {
  const logos = Object.entries(themeConfig).flatMap(([part, value]) => {
    const logo = isRecord(value) ? value.logo : undefined;
    if (!isRecord(logo)) return [];
    return ['src', 'srcDark'].map((key) => ({field: ['themeConfig', part, 'logo', key], name: logo[key]}));
  });
  return [{field: ['favicon'], name: favicon}, ...logos].flatMap(({field, name}) =>
    typeof name === 'string' && !hasProtocol(name) ? [{field, name}] : [],
  );
}

/**
 * Returns a problem for each file that the configuration names and no static folder contains: browsers would get a 404.
 */
export function missingStaticFiles({siteDir, siteConfig, siteConfigPath, baseUrl}: LoadContext): Problem[] {
  const {staticDirectories} = siteConfig;
  return namedFiles(siteConfig).flatMap(({field, name}) => {
    const withoutBase = name.startsWith(baseUrl) ? name.slice(baseUrl.length) : name;
    const file = tryDecodeUriComponent(withoutBase.replace(/[?#].*$/, ''));
    const isThere = staticDirectories.some((dir) => fs.existsSync(path.join(siteDir, dir, file)));
    if (isThere || file === '') return [];
    const {line} = configLocation(siteConfigPath, field);
    const folders = listWords(staticDirectories.map((dir) => `"${dir}"`));
    const message = `"${field.join('.')}" names "${name}", but there is no such file in ${folders || 'a static folder'}.`;
    return {file: siteConfigPath, line, message};
  });
}
