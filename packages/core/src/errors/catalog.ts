import {checkErrors} from './checkErrors.js';
import {commandErrors} from './commandErrors.js';
import {contentErrors} from './contentErrors.js';
import {outputErrors} from './outputErrors.js';
import {SiteError, type SourceLocation, type Texts} from './SiteError.js';
import {nearestHint, nearestWord} from './suggestions.js';
import {swizzleErrors} from './swizzleErrors.js';
import {upgradeErrors} from './upgradeErrors.js';
import {listWords, messageOf} from './words.js';

export interface FieldProblem {
  /** Full sentence about the field: '"url" must be …, but is …' */
  readonly text: string;
  readonly line?: number;
}

/** A field in the configuration whose name is not the name of an option. */
interface NamedField {
  readonly name: string;
  readonly line?: number;
}

/**
 * A plugin or preset with a mistake. `location` is the file that contains the mistake, or the line of the configuration
 * that names the plugin.
 */
interface PluginInConfig {
  /** Beginning of the message: "The plugin x". */
  readonly label: string;
  readonly location?: SourceLocation;
}

interface ProblemsOfFile {
  readonly file: string;
  readonly problems: readonly FieldProblem[];
}

/** Lists problems, one on each line: "line 3: text". */
function listProblems(problems: readonly FieldProblem[]): string {
  return problems.map(({text, line}) => `\n  ${line === undefined ? '' : `line ${line}: `}${text}`).join('');
}

/**
 * End of a sentence: a colon and the problem if there is only one, otherwise a colon and a list with one problem on
 * each line.
 */
function colonAndProblems(problems: readonly FieldProblem[]): string {
  return problems.length === 1 ? `: ${problems[0]?.text}` : `:${listProblems(problems)}`;
}

function locationOf({file, problems}: ProblemsOfFile): SourceLocation {
  return {file, line: problems[0]?.line};
}

/** Command that installs webpack in a site. */
export const INSTALL_WEBPACK = 'npm install webpack@5';

/** Returns a hint if a plugin makes an instance of a class that Rspack may lack; otherwise an empty text. */
function hintAtWebpack(cause: unknown): string {
  if (!messageOf(cause).endsWith('is not a constructor')) return '';
  return ` If Rspack lacks this class, install webpack, which then makes the bundle: ${INSTALL_WEBPACK}`;
}

export const errors = {
  ...checkErrors,
  ...commandErrors,
  ...contentErrors,
  ...outputErrors,
  ...swizzleErrors,
  ...upgradeErrors,

  siteDirNotFound: (dir: string) => new SiteError('SITE_DIR_NOT_FOUND', `There is no folder ${dir}.`),

  sitePathNotUsable: ({dir, sign}: {dir: string; sign: string}) =>
    new SiteError('SITE_PATH_NOT_USABLE', `The path of the site has the character "${sign}": ${dir}`, {
      hint: 'webpack gives this character a meaning of its own. Rename the folder, or move the site to another one.',
    }),

  configNotFound: ({
    dir,
    tried,
    sites,
  }: {
    dir: string;
    tried: readonly string[];
    /** Names of the folders of sites in `dir`. */
    sites: readonly string[];
  }) => {
    const [site] = sites;
    return new SiteError(
      'CONFIG_NOT_FOUND',
      `${dir} has no configuration file (looked for ${listWords(tried, 'and')}).`,
      {
        hint:
          site === undefined
            ? 'Run the command in the folder of your site, or name that folder: site build my-site. To make a new site: npm create lectern@latest my-site.'
            : `There is a site in the folder ${listWords(sites, 'or')}. Run the command there, or name the folder: site build ${site}.`,
      },
    );
  },

  configFlagNotFound: (file: string) =>
    new SiteError('CONFIG_NOT_FOUND', `There is no configuration file ${file}.`, {
      hint: 'The path after --config starts from the site folder.',
    }),

  configSyntax: ({location, reason, cause}: {location: SourceLocation; reason: string; cause: unknown}) =>
    new SiteError('CONFIG_SYNTAX', `The configuration cannot be read: ${reason}`, {location, cause}),

  configThrew: ({location, reason, cause}: {location: SourceLocation; reason: string; cause: unknown}) =>
    new SiteError('CONFIG_THREW', `The configuration could not be evaluated. ${reason}`, {location, cause}),

  configNotAnObject: ({file, got}: {file: string; got: string}) =>
    new SiteError(
      'CONFIG_NOT_AN_OBJECT',
      `The configuration must export an object, or a function that returns one, but exports ${got}.`,
      {
        location: {file},
        hint: 'Write `export default {title: "My site", …}`.',
      },
    ),

  configUnknownField: (file: string, fields: readonly NamedField[], known: readonly string[]) => {
    const problems = fields.map(({name, line}) => {
      const nearest = nearestWord(name, known);
      return {line, text: `"${name}"${nearest ? ` (did you mean "${nearest}"?)` : ''}`};
    });
    const [first] = problems;
    const message =
      problems.length === 1
        ? `There is no field ${first?.text} in the configuration.`
        : `The configuration has ${problems.length} fields that do not exist:${listProblems(problems)}`;
    return new SiteError('CONFIG_UNKNOWN_FIELD', message, {
      location: locationOf({file, problems}),
      hint: 'Put values of your own into "customFields".',
    });
  },

  configInvalidField: ({file, problems}: ProblemsOfFile) =>
    new SiteError(
      'CONFIG_INVALID_FIELD',
      problems.length === 1
        ? (problems[0]?.text ?? '')
        : `${problems.length} fields of the configuration are wrong:${listProblems(problems)}`,
      {location: locationOf({file, problems})},
    ),

  localeUnknown: ({locale, locales, file}: {locale: string; locales: readonly string[]; file: string}) =>
    new SiteError(
      'LOCALE_UNKNOWN',
      `"i18n.locales" does not list "${locale}", only ${listWords(locales, 'and')}.`,
      {location: {file}, hint: nearestHint(locale, locales)},
    ),

  localesShareOutput: (
    [first, second]: readonly [string, string],
    folder: string,
    location: SourceLocation,
  ) =>
    new SiteError(
      'LOCALES_SHARE_OUTPUT',
      `The locales "${first}" and "${second}" have the same address below the site: both would be written to ${folder}.`,
      {
        location,
        hint: `Give them different "baseUrl" in "i18n.localeConfigs". If each has a domain of its own, build them one by one: "site build --locale ${first} --out-dir build/${first}".`,
      },
    ),

  moduleSyntax: ({location, reason, cause}: {location: SourceLocation; reason: string; cause: unknown}) =>
    new SiteError('MODULE_SYNTAX', `This file cannot be read: ${reason}`, {location, cause}),

  moduleThrew: ({location, reason, cause}: {location: SourceLocation; reason: string; cause: unknown}) =>
    new SiteError('MODULE_THREW', `This file could not be evaluated. ${reason}`, {location, cause}),

  pluginInvalid: ({label, problem, location}: PluginInConfig & Texts<'problem'>) =>
    new SiteError('PLUGIN_INVALID', `${label} ${problem}`, {location}),

  pluginDuplicate: (origins: readonly string[], {name, id, file}: Texts<'name' | 'id' | 'file'>) =>
    new SiteError(
      'PLUGIN_DUPLICATE',
      `The plugin "${name}" is used twice with the id "${id}" (${listWords(origins, 'and')}).`,
      {
        location: {file},
        hint: 'Give one of them an "id" option of its own. Mind that presets bring plugins too.',
      },
    ),

  pluginOptionsInvalid: ({
    label,
    problems,
    location,
  }: PluginInConfig & {problems: readonly FieldProblem[]}) => {
    const message = `The options of ${label} are wrong${colonAndProblems(problems)}`;
    return new SiteError('PLUGIN_OPTIONS_INVALID', message, {location});
  },

  themeConfigInvalid: ({label, file, problems}: ProblemsOfFile & Texts<'label'>) =>
    new SiteError('THEME_CONFIG_INVALID', `${label} rejects "themeConfig"${colonAndProblems(problems)}`, {
      location: locationOf({file, problems}),
    }),

  pluginLoadFailed: ({label, location, cause}: PluginInConfig & {cause: unknown}) => {
    const needsWebpack = /Cannot find (?:module|package) 'webpack[/']/.test(messageOf(cause));
    return new SiteError('PLUGIN_LOAD_FAILED', `${label} could not be loaded: ${messageOf(cause)}`, {
      location,
      ...(needsWebpack && {hint: `Install webpack, which is not a part of a new site: ${INSTALL_WEBPACK}`}),
      cause,
    });
  },

  indexFileNotAnnounced: (file: string, plugin: string, announced: readonly string[]) => {
    const paths = announced.map((one) => JSON.stringify(one));
    const returned = paths.length === 0 ? 'no paths' : listWords(paths, 'and');
    return new SiteError(
      'INDEX_FILE_NOT_ANNOUNCED',
      `The plugin ${plugin} writes ${JSON.stringify(file)} in indexPages, but its getIndexPaths returns ${returned}.`,
      {
        hint: 'Return the file from getIndexPaths, or a folder around it with "/" at the end. Paths start from the output folder and cannot contain "..".',
      },
    );
  },

  pluginHookFailed: ({plugin, origin, hook, cause}: Texts<'plugin' | 'origin' | 'hook'> & {cause: unknown}) =>
    new SiteError('PLUGIN_HOOK_FAILED', `The plugin ${plugin} failed in ${hook}: ${messageOf(cause)}`, {
      hint: `It comes from ${origin}.${hook === 'configureWebpack' ? hintAtWebpack(cause) : ''}`,
      cause,
    }),

  /** @param from - beginning of the sentence: "The plugin x", or a file of the site */
  uncaught: ({from, cause}: {from: string; cause: unknown}) =>
    new SiteError('PLUGIN_ERROR_UNCAUGHT', `${from} failed where nothing catches it: ${messageOf(cause)}`, {
      hint: 'Its code has a promise that is not awaited, or a callback that throws.',
      cause,
    }),

  packageJsonInvalid: ({reason, ...location}: SourceLocation & Texts<'reason'>) =>
    new SiteError('PACKAGE_JSON_INVALID', `The package.json of the site is not JSON: ${reason}.`, {
      location,
      hint: 'Node finds no packages of the site until the file can be read.',
    }),

  translationFileInvalid: ({file, line, reason}: {file: string; line?: number; reason: string}) =>
    new SiteError('TRANSLATION_FILE_INVALID', `This translation file is not valid: ${reason}`, {
      location: {file, line},
      hint: 'It must look like {"some.id": {"message": "…", "description": "…"}}.',
    }),

  translationRecordInvalid: ({file, line, reason}: {file: string; line: number; reason: string}) =>
    new SiteError('TRANSLATION_RECORD_INVALID', `This record of translations is not valid: ${reason}`, {
      location: {file, line},
      hint: 'Take it back from an earlier commit. Without this file, all translations count as made from an unknown source.',
    }),

  localeNotTranslated: ({locale, file}: {locale: string; file: string}) =>
    new SiteError(
      'LOCALE_NOT_TRANSLATED',
      `The locale "${locale}" has "translate: false", so nothing reads its translations.`,
      {location: {file}, hint: `Remove "translate" from "i18n.localeConfigs.${locale}".`},
    ),

  localeIsDefault: ({locale, file}: {locale: string; file: string}) =>
    new SiteError(
      'LOCALE_IS_DEFAULT',
      `"${locale}" is the language that the site is written in: it has no translations that could be missing.`,
      {location: {file}, hint: 'Name another locale, or none for all of them.'},
    ),

  translationUnknown: ({target, known}: {target: string; known: readonly string[]}) =>
    new SiteError('TRANSLATION_UNKNOWN', `There is no translation "${target}".`, {
      hint:
        nearestHint(target, known) ??
        'Name a file below "i18n/<locale>/", or a message of one: "i18n/fr/code.json#home.title".',
    }),

  routeInvalid: ({plugin, problem}: {plugin: string; problem: string}) =>
    new SiteError('ROUTE_INVALID', `The plugin ${plugin} added a route that ${problem}`),

  routeOutsideSite: ({path, baseUrl, source}: {path: string; baseUrl: string; source?: string}) =>
    new SiteError(
      'ROUTE_OUTSIDE_SITE',
      `The page path "${path}" leads out of the site, whose base URL is "${baseUrl}".`,
      {
        location: source === undefined ? undefined : {file: source},
        hint: 'Check the slug: it must not contain ".." segments.',
      },
    ),

  assetNotFound: ({field, value, source}: {field: string; value: string; source: string}) =>
    new SiteError(
      'ASSET_NOT_FOUND',
      `The front matter field "${field}" names "${value}", which does not exist.`,
      {
        location: {file: source},
        hint: 'Relative paths start from the folder of the file that names them.',
      },
    ),

  duplicateRoutes: (lines: readonly string[]) =>
    new SiteError('DUPLICATE_ROUTES', `Several pages have the same path:\n${lines.join('\n')}`, {
      hint: 'Only one page of each can be reached. The option "onDuplicateRoutes" changes how this is reported.',
    }),

  packageJsonNotFound: (dir: string) =>
    new SiteError('PACKAGE_JSON_NOT_FOUND', `There is no package.json in ${dir}, nor above it.`, {
      hint: 'Run the command in the folder of a Docusaurus site.',
    }),

  certificateUnreadable: ({variable, file, cause}: {variable: string; file: string; cause: unknown}) =>
    new SiteError('CERTIFICATE_UNREADABLE', `The variable ${variable} names ${file}, which cannot be read.`, {
      hint: 'Correct it, or leave out SSL_CRT_FILE and SSL_KEY_FILE: the server then makes a certificate of its own.',
      cause,
    }),

  /** @param reason - beginning of the sentence: "The option webpack.jsLoader is "babel"" */
  babelLoaderMissing: ({reason, cause}: {reason: string; cause: unknown}) =>
    new SiteError('MODULE_NOT_FOUND', `${reason}, but babel-loader is not installed.`, {
      hint: 'Install babel-loader and @babel/core in the site, or remove the option: esbuild then does the work.',
      cause,
    }),

  bundlerFailed: (cause: Error, hint?: string) =>
    new SiteError('BUNDLE_FAILED', cause.message, {cause, hint}),
};
