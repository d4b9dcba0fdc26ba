import {lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, PluginModule} from '@lectern/core';
import {customCssFiles} from './customCss.js';
import {mergeDirections} from './directionCss.js';
import {announcementBarScript, colorModeScript} from './inlineScripts.js';
import {optionsSchema, type ThemeOptions} from './options.js';
import {prismCss} from './prismCss.js';
import {getSwizzleConfig} from './swizzle.js';
import {type ClassicThemeConfig, themeConfigSchema} from './themeConfig.js';
import {themeTranslationFiles, translateThemeConfig} from './translations.js';

export type {Options, ThemeOptions} from './options.js';
export type {ThemeConfig} from './themeConfig.js';
export {getSwizzleConfig};

const inDist = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Writes a stylesheet that follows from the config. Equal text is left alone, so that nothing is bundled again. */
function generateCss(context: LoadContext, name: string, css: string): string {
  const file = path.join(context.generatedFilesDir, 'docusaurus-theme-classic', name);
  if (readText(file) === css) return file;
  const temporary = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(temporary, css);
  // A build at the same time never reads half of it, and a link in its place is replaced, not followed.
  if (lstatSync(file, {throwIfNoEntry: false})?.isDirectory()) rmSync(file, {recursive: true});
  renameSync(temporary, file);
  return file;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Infima as it is, or made for both directions if a locale is written from right to left: all share one bundle. */
function infimaCss(context: LoadContext): string {
  const {locales, localeConfigs} = context.i18n;
  const hasRtl = locales.some((locale) => localeConfigs[locale]?.direction === 'rtl');
  if (!hasRtl) return inDist('./css/infima.css');
  const {resolve} = createRequire(import.meta.url);
  const read = (file: string) => readFileSync(resolve(`infima/dist/css/default/${file}`), 'utf8');
  const css = mergeDirections(read('default.css'), read('default-rtl.css'));
  return generateCss(context, 'infima.css', `@layer lectern.infima {\n${css}}\n`);
}

/**
 * Layers rank by where they first stand, and webpack sorts the modules of a stylesheet by their paths. So every stylesheet
 * begins with the order: what components say wins over Infima, and the site's own CSS, in no layer, wins over both.
 */
const layerOrder = '@layer lectern.infima, lectern.theme;';

function inlineScripts(context: LoadContext, {colorMode, announcementBar}: ClassicThemeConfig): string[] {
  const scripts = [colorModeScript(colorMode, context.siteStorage)];
  if (announcementBar) scripts.push(announcementBarScript(announcementBar.id, context.siteStorage));
  return scripts;
}

export default function themeClassic(context: LoadContext, options: ThemeOptions): Plugin<undefined> {
  // Checked by validateThemeConfig below before any plugin is created.
  const themeConfig = context.siteConfig.themeConfig as ClassicThemeConfig;
  return {
    name: 'docusaurus-theme-classic',
    getThemePath: () => inDist('./theme'),
    getTypeScriptThemePath: () => inDist('../src/theme'),
    getTranslationFiles: () => themeTranslationFiles(themeConfig),
    translateThemeConfig: ({themeConfig: untranslated, translationFiles}) =>
      translateThemeConfig(untranslated as ClassicThemeConfig, translationFiles),
    getClientModules: () => [
      infimaCss(context),
      inDist('./css/base.css'),
      generateCss(context, 'prism.css', prismCss(themeConfig.prism)),
      ...customCssFiles(options.customCss, context),
    ],
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.BannerPlugin({banner: layerOrder, raw: true, test: /\.css$/})],
    }),
    injectHtmlTags: () => ({
      preBodyTags: inlineScripts(context, themeConfig).map((innerHTML) => ({tagName: 'script', innerHTML})),
    }),
  };
}

export const validateOptions: NonNullable<PluginModule<ThemeOptions>['validateOptions']> = ({
  validate,
  options,
}) => validate(optionsSchema, options);

export const validateThemeConfig: NonNullable<PluginModule['validateThemeConfig']> = ({
  validate,
  themeConfig,
}) => validate(themeConfigSchema, themeConfig);
