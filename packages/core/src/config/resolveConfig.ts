import path from 'node:path';
import {errors} from '../errors/catalog.js';
import {listProblems} from '../errors/problems.js';
import {readSiteVersion} from '../modules/readPackage.js';
import {realPath} from '../paths.js';
import type {Config} from '../plugins/Config.js';
import {bundlerOf, loadBundler} from '../plugins/currentBundler.js';
import type {LoadContext} from '../plugins/Plugin.js';
import type {SiteConfig} from '../plugins/SiteConfig.js';
import {futureWarnings} from '../schema/futureSchema.js';
import {defaultLlmsTxt} from '../schema/llmsTxtSchema.js';
import {isDocusaurusConfig} from '../shared/isDocusaurusConfig.js';
import {checkConfig} from './checkConfig.js';
import {findConfigFile} from './findConfigFile.js';
import {configLocation} from './findFieldLine.js';
import type {LoadedConfig, ResolveConfigInput} from './LoadedConfig.js';
import {loadConfigModule} from './loadConfigModule.js';
import {localeWarnings} from './localeWarnings.js';
import {chooseOwnFolders, type OwnFolders} from './ownFolders.js';
import {privateOptions} from './privateOptions.js';
import {localeOutput, resolveI18n} from './resolveI18n.js';
import type {ParsedConfig} from './schema.js';
import {resolveSiteStorage} from './siteStorage.js';

type NamedDefaults = Pick<SiteConfig, 'pages' | 'llmsTxt'> & {
  readonly markdown: Pick<SiteConfig['markdown'], 'format' | 'githubAlerts' | 'codeLanguages' | 'pages'>;
};

/**
 * Defaults that depend on the name of the config file. For `docusaurus.config.*`, they are the defaults of Docusaurus:
 * `.md` files may contain JSX, and React starts on every page.
 */
function namedDefaults(configFile: string): NamedDefaults {
  return isDocusaurusConfig(configFile)
    ? {
        pages: 'live',
        llmsTxt: false,
        markdown: {format: 'mdx', githubAlerts: false, codeLanguages: 'listed', pages: false},
      }
    : {
        pages: 'auto',
        llmsTxt: defaultLlmsTxt,
        markdown: {format: 'detect', githubAlerts: true, codeLanguages: 'all', pages: true},
      };
}

/** Sets the defaults that depend on other fields or on the name of the config file. */
function completeConfig(parsed: ParsedConfig, configFile: string): SiteConfig {
  const {
    onBrokenMarkdownLinks,
    markdown,
    llmsTxt,
    storage,
    future,
    check: _check,
    cache: _cache,
    deploy: _deploy,
    ...fields
  } = parsed;
  const compat = !future.v4.mdx1CompatDisabledByDefault;
  const defaults = namedDefaults(configFile);
  return {
    ...fields,
    trailingSlash: fields.trailingSlash,
    pages: fields.pages ?? defaults.pages,
    llmsTxt: llmsTxt === true ? defaultLlmsTxt : (llmsTxt ?? defaults.llmsTxt),
    storage: {...storage, namespace: storage.namespace ?? future.v4.siteStorageNamespacing},
    markdown: {
      ...markdown,
      format: markdown.format ?? defaults.markdown.format,
      githubAlerts: markdown.githubAlerts ?? defaults.markdown.githubAlerts,
      pages: markdown.pages ?? defaults.markdown.pages,
      codeLanguages: markdown.codeLanguages ?? defaults.markdown.codeLanguages,
      mdx1Compat: {
        comments: markdown.mdx1Compat.comments ?? compat,
        admonitions: markdown.mdx1Compat.admonitions ?? compat,
        headingIds: markdown.mdx1Compat.headingIds ?? compat,
      },
      hooks: onBrokenMarkdownLinks ? {...markdown.hooks, onBrokenMarkdownLinks} : markdown.hooks,
    },
    future,
  };
}

const LINKS_WARNING =
  'The option "onBrokenMarkdownLinks" is deprecated: move it to "markdown.hooks.onBrokenMarkdownLinks".';

type WrittenConfig = Pick<Config, 'onBrokenMarkdownLinks' | 'future'>;

/**
 * Warnings about deprecated fields, fields without effect, and fields that look like secrets.
 *
 * @param written - validated configuration, without defaults
 */
function warningsOf(written: WrittenConfig, config: SiteConfig, configFile: string): string[] {
  const {onBrokenMarkdownLinks, future} = written;
  return [
    ...(onBrokenMarkdownLinks === undefined ? [] : [LINKS_WARNING]),
    ...futureWarnings(future),
    ...privateWarnings(config, configFile),
  ];
}

/**
 * Returns one warning that lists the plugin options that look like secrets, or an empty list. These options are removed
 * from the configuration that browsers get.
 */
function privateWarnings(config: SiteConfig, configFile: string): string[] {
  const found = privateOptions(config, process.env).map(({field, name}) => ({
    file: configFile,
    line: configLocation(configFile, [field, name]).line,
    message: `The option "${name}" in "${field}" looks like a secret. Browsers do not get it.`,
  }));
  if (found.length === 0) return [];
  const hint = 'If components need such a value and visitors may see it, put it into "customFields".';
  return [`${listProblems(found, path.dirname(configFile))}\n${hint}`];
}

function createContext(
  {singleLocale = false, hasOwnGeneratedDir = false, outDir = 'build', mode, reports}: ResolveConfigInput,
  site: {
    siteDir: string;
    version: string | undefined;
    configFile: string;
    config: SiteConfig;
    currentLocale: string;
    folders: OwnFolders;
  },
): LoadContext {
  const {siteDir, config, currentLocale, folders} = site;
  const i18n = resolveI18n({...config, siteDir, currentLocale, singleLocale});
  const locale = i18n.localeConfigs[currentLocale];
  if (!locale)
    throw errors.localeUnknown({locale: currentLocale, locales: i18n.locales, file: site.configFile});
  const output = localeOutput({tag: currentLocale, baseUrl: locale.baseUrl}, config.baseUrl);
  return {
    siteDir,
    siteVersion: site.version,
    cacheDir: folders.cacheDir,
    generatedFilesDir: path.join(folders.generatedDir, hasOwnGeneratedDir ? `locales/${currentLocale}` : ''),
    siteConfig: {...config, url: locale.url, baseUrl: locale.baseUrl},
    siteConfigPath: site.configFile,
    outDir: path.resolve(siteDir, outDir, singleLocale ? '' : output),
    localizationDir: path.join(siteDir, i18n.path, locale.path),
    baseUrl: locale.baseUrl,
    i18n,
    codeTranslations: {},
    siteStorage: resolveSiteStorage(config.storage, config),
    currentBundler: bundlerOf(siteDir),
    mode,
    reports: reports?.forLocale(currentLocale, locale.baseUrl),
  };
}

/**
 * Finds, evaluates and validates the configuration, for one locale.
 *
 * @throws {SiteError} `SITE_DIR_NOT_FOUND`, `PACKAGE_JSON_INVALID`, `CONFIG_*`, `LOCALE_UNKNOWN`
 */
export async function resolveConfig(input: ResolveConfigInput): Promise<LoadedConfig> {
  const siteDir = realPath(input.siteDir);
  const configFile = findConfigFile(siteDir, input.configFile);
  const version = readSiteVersion(siteDir);
  const folders = input.folders ?? chooseOwnFolders(siteDir);
  const {cacheDir} = folders;
  const {value, files} = await loadConfigModule(configFile, {siteDir, cacheDir, locale: input.locale});
  const parsed = checkConfig(value, configFile);
  const config = completeConfig(parsed, configFile);
  const currentLocale = input.locale ?? config.i18n.defaultLocale;
  if (!config.i18n.locales.includes(currentLocale)) {
    throw errors.localeUnknown({locale: currentLocale, locales: config.i18n.locales, file: configFile});
  }
  const context = createContext(input, {siteDir, version, configFile, config, currentLocale, folders});
  await loadBundler(context.currentBundler);
  return {
    config: context.siteConfig,
    configFile,
    files,
    context,
    baseUrl: config.baseUrl,
    outDir: path.resolve(siteDir, input.outDir ?? 'build'),
    isPagesSet: parsed.pages !== undefined,
    check: parsed.check,
    deploy: parsed.deploy,
    cache: parsed.cache,
    warnings: [
      ...folders.warnings,
      ...warningsOf(value as WrittenConfig, config, configFile),
      ...localeWarnings(config, {siteDir, file: configFile}),
    ],
  };
}
