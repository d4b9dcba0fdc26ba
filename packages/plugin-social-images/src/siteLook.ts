import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@lectern/core';
import {isRecord} from '@lectern/core/content-helpers';
import type {PluginOptions} from './options.js';
import {isDark, primaryColor, THEME_COLORS} from './template/colors.js';

/** Colours and logo of all images of a site. */
export interface SiteLook {
  readonly background: string;
  readonly color: string;
  readonly accent: string;
  /** Absolute path of an image file. */
  readonly logo?: string | undefined;
}

/** Options of the theme that presets and themes have in the configuration. */
function themeOptions({presets, themes}: LoadContext['siteConfig']): readonly Record<string, unknown>[] {
  const entries: readonly unknown[] = [...presets, ...themes];
  return entries.flatMap((entry) => {
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    if (!isRecord(options)) return [];
    return isRecord(options.theme) ? [options.theme] : [options];
  });
}

function stylesheets(options: Record<string, unknown>): readonly string[] {
  const {customCss = []} = options;
  const list: readonly unknown[] = Array.isArray(customCss) ? customCss : [customCss];
  return list.filter((file) => typeof file === 'string');
}

/** Absolute paths of the stylesheets of the site in which the primary colour may be. */
export function styleFiles({siteConfig, siteDir}: LoadContext): readonly string[] {
  return themeOptions(siteConfig).flatMap((options) =>
    stylesheets(options).map((file) => path.resolve(siteDir, file)),
  );
}

function readIfFile(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    // The theme reports a stylesheet that is missing.
    return '';
  }
}

function themeColor(context: LoadContext, dark: boolean): string {
  const named = themeOptions(context.siteConfig).find(({colors}) => typeof colors === 'string')?.colors;
  const preset = THEME_COLORS[String(named ?? 'blue')] ?? THEME_COLORS.blue;
  const own = styleFiles(context).flatMap((file) => primaryColor(readIfFile(file)) ?? []);
  return own.at(-1) ?? (dark ? preset?.dark : preset?.light) ?? '#2563c9';
}

/** Finds the logo of the navbar in the static folders. @returns `undefined` for a logo on another host */
function navbarLogo({siteConfig, siteDir, baseUrl}: LoadContext, dark: boolean): string | undefined {
  const {navbar} = siteConfig.themeConfig;
  const logo = isRecord(navbar) && isRecord(navbar.logo) ? navbar.logo : {};
  const source = (dark ? logo.srcDark : undefined) ?? logo.src;
  if (typeof source !== 'string' || /^[a-z][\w+.-]*:|^\/\//i.test(source)) return undefined;
  const inSite = source.startsWith(baseUrl) ? source.slice(baseUrl.length) : source.replace(/^\//, '');
  if (!/\.(?:svg|png|jpe?g|webp|gif)$/i.test(inSite)) return undefined;
  return siteConfig.staticDirectories
    .map((dir) => path.resolve(siteDir, dir, inSite))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
}

/** Resolves the colours and the logo of the images of a site: by the options, else as in the theme. */
export function siteLook(context: LoadContext, options: PluginOptions): SiteLook {
  const {background, logo} = options;
  const dark = isDark(background);
  return {
    background,
    color: options.color ?? (dark ? '#ffffff' : '#15171a'),
    accent: options.accent ?? themeColor(context, dark),
    logo:
      logo === undefined
        ? navbarLogo(context, dark)
        : (logo || undefined) && path.resolve(context.siteDir, logo || ''),
  };
}
