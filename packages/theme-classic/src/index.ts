import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, PluginModule} from '@lectern/core';
import {type GeneratedModule, generateModule} from '@lectern/core/content-helpers';
import {isDocusaurusConfig} from '@lectern/core/shared/isDocusaurusConfig';
import {prismComponents} from '@lectern/mdx';
import {readDefaultCodeTranslationMessages} from '@lectern/theme-translations';
import {colorsCss} from './colorsCss.js';
import {customCssFiles} from './customCss.js';
import {bothDirections} from './directionCss.js';
import {announcementBarScript, colorModeScript} from './inlineScripts.js';
import {layerSettings} from './layers.js';
import {layoutCss} from './layouts.js';
import {optionsSchema, type ThemeOptions} from './options.js';
import {prismCss} from './prismCss.js';
import {getSwizzleConfig} from './swizzle.js';
import {type ClassicThemeConfig, themeConfigSchema} from './themeConfig.js';
import {themeTranslationFiles, translateThemeConfig} from './translations.js';

export type {Options, ThemeOptions} from './options.js';
export type {ThemeConfig} from './themeConfig.js';
export {getSwizzleConfig};

const require = createRequire(import.meta.url);

/** Folder with the compiled modules of `@lectern/theme-common`, absolute. */
function themeCommonDir(): string {
  return path.join(path.dirname(require.resolve('@lectern/theme-common/package.json')), 'dist');
}
const inDist = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const PLUGIN_NAME = 'docusaurus-theme-classic';

/** Languages that the browser's highlighter also has if `markdown.codeLanguages` is "all". */
const COMMON_LANGUAGES = ['bash', 'diff', 'json5'];

/** Writes a module of this theme that is made from the configuration. @returns absolute path */
type Generate = (name: string, text: GeneratedModule['text']) => string;

/** Code of the module that adds languages to the browser's highlighter; see `CodeBlock/Content/highlighter`. */
function prismLanguages(
  {siteConfig}: LoadContext,
  {prism}: ClassicThemeConfig,
  requestOf: (file: string) => string,
): string {
  const hasOtherNames = siteConfig.markdown.codeLanguages === 'all';
  const files = prismComponents([...prism.additionalLanguages, ...(hasOtherNames ? COMMON_LANGUAGES : [])]);
  const imports = files.map((file) => `import ${JSON.stringify(requestOf(file))};\n`);
  return `${imports.join('')}export const hasOtherNames = ${hasOtherNames};\n`;
}

/**
 * True if a locale is written from right to left. Since all locales share one bundle, its stylesheet then must fit both
 * directions.
 */
function hasBothDirections({i18n: {locales, localeConfigs}}: LoadContext): boolean {
  return locales.some((locale) => localeConfigs[locale]?.direction === 'rtl');
}

/**
 * Inline script that runs before the first paint. It is a single script, so a Content-Security-Policy needs one hash
 * only.
 */
function inlineScript(context: LoadContext, {colorMode, announcementBar}: ClassicThemeConfig): string {
  const colors = colorModeScript(colorMode, context.siteStorage);
  return announcementBar ? colors + announcementBarScript(announcementBar.id, context.siteStorage) : colors;
}

/** Module with the menu of docs. Sites without the menu do not load its code. */
function pageMenu({docs}: ClassicThemeConfig): string {
  return docs.pageMenu.enabled
    ? "export {default} from '@theme/DocItem/PageMenu';\n"
    : 'export default function PageMenu() {\n  return null;\n}\n';
}

/** Stylesheets of the chosen colours and layout; none for the defaults. */
function lookFiles(generate: Generate, {colors, layout}: ThemeOptions): readonly string[] {
  const css = colorsCss(colors) + layoutCss(layout);
  return css === '' ? [] : [generate('look.css', () => `@layer lectern.theme {\n${css}}\n`)];
}

export default function themeClassic(context: LoadContext, options: ThemeOptions): Plugin<undefined> {
  // The type is right: `validateThemeConfig` (see below) has checked `themeConfig` before any plugin is created.
  const themeConfig = context.siteConfig.themeConfig as ClassicThemeConfig;
  const generate: Generate = (name, text) => generateModule(context, {plugin: PLUGIN_NAME, name, text});
  generate('prismLanguages.js', (requestOf) => prismLanguages(context, themeConfig, requestOf));
  generate('pageMenu.js', () => pageMenu(themeConfig));
  return {
    name: PLUGIN_NAME,
    getThemePath: () => inDist('./theme'),
    getTypeScriptThemePath: () => inDist('../src/theme'),
    // theme-common is a library, not a theme: its messages are extracted with the messages of this theme.
    getTranslationSources: () => [themeCommonDir()],
    getTranslationFiles: () => themeTranslationFiles(themeConfig),
    translateThemeConfig: ({themeConfig: untranslated, translationFiles}) =>
      translateThemeConfig(untranslated as ClassicThemeConfig, translationFiles),
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({locale: context.i18n.currentLocale, name: 'theme-classic'}),
    getClientModules: () => [
      inDist('./css/infima.css'),
      inDist('./css/base.css'),
      inDist('./css/contrast.css'),
      ...lookFiles(generate, options),
      generate('prism.css', () => prismCss(themeConfig.prism, colorsCss(options.colors) === '')),
      ...customCssFiles(options.customCss, context),
    ],
    // A site with one colour mode follows nothing.
    getStillModules: () =>
      ['keyboardNavigation', ...(themeConfig.colorMode.disableSwitch ? [] : ['colorMode'])].map((name) =>
        path.join(themeCommonDir(), `still/${name}.js`),
      ),
    configureWebpack: () => layerSettings(context),
    ...(hasBothDirections(context) && {
      configurePostCss: (options) => ({...options, plugins: [...options.plugins, bothDirections()]}),
    }),
    injectHtmlTags: () => ({
      preBodyTags: {
        tagName: 'script',
        attributes: {'data-prerender': true},
        innerHTML: inlineScript(context, themeConfig),
      },
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
  siteConfigPath = '',
}) => {
  const checked = validate(themeConfigSchema, themeConfig);
  // Docusaurus has no such notice, so the notice is off by default if the site has a configuration file of Docusaurus.
  const {untranslatedNotice = !isDocusaurusConfig(siteConfigPath)} = checked;
  return {...checked, untranslatedNotice};
};
