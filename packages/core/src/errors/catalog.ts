import {SiteError, type SourcePlace} from './SiteError.js';
import {listWords, nearestWord} from './words.js';

/**
 * Every code that this package can print, with the sentence that documents it. Codes never change.
 * Plugins have codes of their own; `errors` below builds those of this package that need more than their words.
 */
export const errorDocs = {
  SITE_DIR_NOT_FOUND: 'The folder given on the command line does not exist.',
  CONFIG_NOT_FOUND:
    'The site folder holds no configuration file, or `--config` names one that does not exist.',
  CONFIG_SYNTAX: 'The configuration, or a file that it imports, is not valid JavaScript or TypeScript.',
  CONFIG_THREW: 'The configuration, or a file that it imports, threw an error while it was evaluated.',
  CONFIG_NOT_AN_OBJECT:
    'The configuration file exports something else than an object or a function that returns one.',
  CONFIG_UNKNOWN_FIELD:
    'The configuration has top-level fields that do not exist; own values belong into `customFields`.',
  CONFIG_INVALID_FIELD: 'Fields of the configuration hold values of the wrong kind.',
  LOCALE_UNKNOWN: '`--locale` names a locale that `i18n.locales` does not list.',
  MODULE_SYNTAX:
    'A file of the site, such as a sidebar file or a plugin, is not valid JavaScript or TypeScript.',
  MODULE_THREW: 'A file of the site, such as a sidebar file, threw an error while it was evaluated.',
  FILE_NAME: 'A page has a file name that cannot become an address.',
  PLUGIN_NOT_FOUND: 'The configuration names a plugin, theme or preset that is not installed.',
  PLUGIN_INVALID: 'A plugin, theme or preset does not have the shape of one.',
  PLUGIN_HOOK_UNKNOWN: 'A plugin has a function that is named almost like a lifecycle hook.',
  THEME_FOLDER_MISSING: '`getThemePath` of a plugin names a folder that does not exist.',
  PLUGIN_DUPLICATE: 'Two instances of one plugin have the same id.',
  PLUGIN_OPTIONS_INVALID: 'The options of a plugin, theme or preset were rejected by it.',
  THEME_CONFIG_INVALID: 'A plugin or theme rejected its part of `themeConfig`.',
  PLUGIN_LOAD_FAILED: 'A plugin, theme or preset threw an error while it was loaded.',
  PLUGIN_HOOK_FAILED: 'A lifecycle hook of a plugin threw an error.',
  TRANSLATION_FILE_INVALID:
    'A translation file below `i18n/` is not JSON of the form {"id": {"message": "…"}}.',
  ROUTE_INVALID:
    'A plugin added a route without path or component, or with the same name among its props and modules.',
  ROUTE_OUTSIDE_SITE:
    'A route path leads out of the site, through ".." or by not starting with the base URL.',
  ASSET_NOT_FOUND: 'Front matter names a file beside the page that does not exist.',
  DUPLICATE_ROUTES: 'Several pages have the same path; only one of them can be reached.',
  BROKEN_LINKS: 'Pages link to pages that do not exist.',
  BROKEN_ANCHORS: 'Pages link to headings that do not exist.',
  PAGE_RENDER_FAILED: 'Components threw errors while pages were rendered to HTML.',
  CONTENT_INVALID: 'Several Markdown files have mistakes in them.',
  BUNDLE_FAILED: 'The code of the site or of a plugin did not compile.',
  MODULE_NOT_FOUND: 'Code imports a file or a package that does not exist.',
  NO_OUTPUT_SPACE: 'There is no space left to write the output.',
  NO_CACHE_SPACE: 'There is no space left on the disk of the cache.',
  FILE_UNREADABLE: 'A file that the site consists of is a folder, or may not be read.',
  OUTPUT_NOT_WRITABLE: 'The output folder cannot be written.',
  CACHE_NOT_WRITABLE: 'The cache, a folder below `node_modules/.cache`, cannot be written.',
  OUTPUT_INCOMPLETE:
    'An output folder that cannot be replaced was filled file by file, which failed half-way.',
  PORT_BUSY: 'Another program listens on the port.',
  PORT_INVALID: '`--port` is not a port number.',
  CERTIFICATE_UNREADABLE:
    'With `HTTPS=true`, `SSL_CRT_FILE` or `SSL_KEY_FILE` names a file that cannot be read.',
  BUILD_NOT_FOUND: '`site serve` found no build to serve.',
  COMMAND_UNKNOWN: 'There is no such command, neither of `site` nor of a plugin.',
} as const;

export type ErrorCode = keyof typeof errorDocs;

export interface FieldProblem {
  /** '"url" must be …, but is …' */
  readonly text: string;
  readonly line?: number;
}

export interface MissingPlugin {
  readonly kind: 'plugin' | 'theme' | 'preset';
  readonly name: string;
  /** Package names and paths, in quotes. */
  readonly tried: readonly string[];
  readonly known: readonly string[];
  readonly place: SourcePlace;
}

/** "3: text" lines below the first sentence; a single problem stands in the first sentence itself. */
function listProblems(problems: readonly FieldProblem[]): string {
  return problems.map(({text, line}) => `\n  ${line === undefined ? '' : `line ${line}: `}${text}`).join('');
}

function placeOf(file: string, problems: readonly FieldProblem[]): SourcePlace {
  return {file, line: problems[0]?.line};
}

function missingPluginHint(name: string, known: readonly string[]): string {
  if (/^[./]/.test(name)) return 'Relative paths start from the folder of the configuration file.';
  if (known.includes(name)) return 'The name is right: install the package in the site folder.';
  const nearest = nearestWord(name, known);
  return nearest
    ? `Did you mean "${nearest}"?`
    : 'Check the spelling, or install the package in the site folder.';
}

export const errors = {
  siteDirNotFound: (dir: string) => new SiteError('SITE_DIR_NOT_FOUND', `There is no folder ${dir}.`),

  configNotFound: ({dir, tried}: {dir: string; tried: readonly string[]}) =>
    new SiteError(
      'CONFIG_NOT_FOUND',
      `${dir} has no configuration file (looked for ${listWords(tried, 'and')}).`,
      {
        hint: 'Run the command in the folder of your site, or name that folder: site build my-site.',
      },
    ),

  configFlagNotFound: (file: string) =>
    new SiteError('CONFIG_NOT_FOUND', `There is no configuration file ${file}.`, {
      hint: 'The path after --config starts from the site folder.',
    }),

  configSyntax: ({place, reason, cause}: {place: SourcePlace; reason: string; cause: unknown}) =>
    new SiteError('CONFIG_SYNTAX', `The configuration cannot be read: ${reason}`, {place, cause}),

  configThrew: ({place, reason, cause}: {place: SourcePlace; reason: string; cause: unknown}) =>
    new SiteError('CONFIG_THREW', `The configuration could not be evaluated. ${reason}`, {place, cause}),

  configNotAnObject: ({file, got}: {file: string; got: string}) =>
    new SiteError(
      'CONFIG_NOT_AN_OBJECT',
      `The configuration must export an object, or a function that returns one, but exports ${got}.`,
      {
        place: {file},
        hint: 'Write `export default {title: "My site", …}`.',
      },
    ),

  configUnknownField: ({
    file,
    fields,
    known,
  }: {
    file: string;
    fields: readonly {name: string; line?: number}[];
    known: readonly string[];
  }) => {
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
      place: placeOf(file, problems),
      hint: 'Values of your own belong into "customFields".',
    });
  },

  configInvalidField: ({file, problems}: {file: string; problems: readonly FieldProblem[]}) =>
    new SiteError(
      'CONFIG_INVALID_FIELD',
      problems.length === 1
        ? (problems[0]?.text ?? '')
        : `${problems.length} fields of the configuration are wrong:${listProblems(problems)}`,
      {place: placeOf(file, problems)},
    ),

  localeUnknown: ({locale, locales, file}: {locale: string; locales: readonly string[]; file: string}) => {
    const nearest = nearestWord(locale, locales);
    return new SiteError(
      'LOCALE_UNKNOWN',
      `"i18n.locales" does not list "${locale}", only ${listWords(locales, 'and')}.`,
      {
        place: {file},
        hint: nearest && `Did you mean "${nearest}"?`,
      },
    );
  },

  moduleSyntax: ({place, reason, cause}: {place: SourcePlace; reason: string; cause: unknown}) =>
    new SiteError('MODULE_SYNTAX', `This file cannot be read: ${reason}`, {place, cause}),

  moduleThrew: ({place, reason, cause}: {place: SourcePlace; reason: string; cause: unknown}) =>
    new SiteError('MODULE_THREW', `This file could not be evaluated. ${reason}`, {place, cause}),

  pluginNotIncluded: ({kind, name, tried, place}: MissingPlugin) =>
    new SiteError(
      'PLUGIN_NOT_FOUND',
      `The ${kind} "${name}" is not part of this version of Lectern. Tried ${listWords(tried, 'and')}.`,
      {place, hint: `Take out the ${kind}, or the option of a preset that asks for it.`},
    ),

  pluginNotFound: (details: MissingPlugin) =>
    new SiteError(
      'PLUGIN_NOT_FOUND',
      `There is no ${details.kind} "${details.name}". Tried ${listWords(details.tried, 'and')}.`,
      {
        place: details.place,
        hint: missingPluginHint(details.name, details.known),
      },
    ),

  pluginInvalid: ({label, problem, place}: {label: string; problem: string; place?: SourcePlace}) =>
    new SiteError('PLUGIN_INVALID', `${label} ${problem}`, {place}),

  pluginDuplicate: ({
    name,
    id,
    origins,
    file,
  }: {
    name: string;
    id: string;
    origins: readonly string[];
    file: string;
  }) =>
    new SiteError(
      'PLUGIN_DUPLICATE',
      `The plugin "${name}" is used twice with the id "${id}" (${listWords(origins, 'and')}).`,
      {
        place: {file},
        hint: 'Give one of them an "id" option of its own. Mind that presets bring plugins too.',
      },
    ),

  pluginOptionsInvalid: ({
    label,
    problems,
    place,
  }: {
    label: string;
    problems: readonly string[];
    place: SourcePlace;
  }) =>
    new SiteError(
      'PLUGIN_OPTIONS_INVALID',
      problems.length === 1
        ? `The options of ${label} are wrong: ${problems[0]}`
        : `The options of ${label} are wrong:${listProblems(problems.map((text) => ({text})))}`,
      {place},
    ),

  themeConfigInvalid: ({label, problems, file}: {label: string; problems: readonly string[]; file: string}) =>
    new SiteError(
      'THEME_CONFIG_INVALID',
      problems.length === 1
        ? `${label} rejects "themeConfig": ${problems[0]}`
        : `${label} rejects "themeConfig":${listProblems(problems.map((text) => ({text})))}`,
      {place: {file}},
    ),

  pluginLoadFailed: ({label, place, cause}: {label: string; place?: SourcePlace; cause: unknown}) =>
    new SiteError('PLUGIN_LOAD_FAILED', `${label} could not be loaded: ${reasonOf(cause)}`, {place, cause}),

  pluginHookFailed: ({
    plugin,
    origin,
    hook,
    cause,
  }: {
    plugin: string;
    origin: string;
    hook: string;
    cause: unknown;
  }) =>
    new SiteError('PLUGIN_HOOK_FAILED', `The plugin ${plugin} failed in ${hook}: ${reasonOf(cause)}`, {
      hint: `It comes from ${origin}.`,
      cause,
    }),

  translationFileInvalid: ({file, line, reason}: {file: string; line?: number; reason: string}) =>
    new SiteError('TRANSLATION_FILE_INVALID', `This translation file is not valid: ${reason}`, {
      place: {file, ...(line !== undefined && {line})},
      hint: 'It must look like {"some.id": {"message": "…", "description": "…"}}.',
    }),

  routeInvalid: ({plugin, problem}: {plugin: string; problem: string}) =>
    new SiteError('ROUTE_INVALID', `The plugin ${plugin} added a route that ${problem}`),

  routeOutsideSite: ({path, baseUrl, source}: {path: string; baseUrl: string; source?: string}) =>
    new SiteError(
      'ROUTE_OUTSIDE_SITE',
      `The page path "${path}" leads out of the site, whose base URL is "${baseUrl}".`,
      {
        place: source === undefined ? undefined : {file: source},
        hint: 'Check the slug: it must not contain ".." segments.',
      },
    ),

  assetNotFound: ({field, value, source}: {field: string; value: string; source: string}) =>
    new SiteError(
      'ASSET_NOT_FOUND',
      `The front matter field "${field}" names "${value}", which does not exist.`,
      {
        place: {file: source},
        hint: 'Relative paths start from the folder of the file that names them.',
      },
    ),

  duplicateRoutes: (lines: readonly string[]) =>
    new SiteError('DUPLICATE_ROUTES', `Several pages have the same path:\n${lines.join('\n')}`, {
      hint: 'Only one page of each can be reached. The option "onDuplicateRoutes" changes how this is reported.',
    }),

  portBusy: ({host, port}: {host: string; port: number}) =>
    new SiteError('PORT_BUSY', `Another program listens on ${host}:${port}.`, {
      hint: `Stop it, or choose another port: --port ${port + 1}.`,
    }),

  portInvalid: (port: string) =>
    new SiteError('PORT_INVALID', `"${port}" is not a port: ports are whole numbers from 0 to 65535.`),

  buildNotFound: (dir: string) =>
    new SiteError('BUILD_NOT_FOUND', `There is no build in ${dir}.`, {
      hint: 'Run site build first, or site serve --build.',
    }),

  commandUnknown: ({name, known}: {name: string; known: readonly string[]}) => {
    const nearest = nearestWord(name, known);
    return new SiteError('COMMAND_UNKNOWN', `There is no command "${name}".`, {
      hint: nearest ? `Did you mean "site ${nearest}"?` : 'site --help lists the commands.',
    });
  },
};

/** First line of what was thrown. */
function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
