import {SiteError, type SourcePlace} from './SiteError.js';
import {swizzleErrors} from './swizzleErrors.js';
import {listWords, nearestWord} from './words.js';

export interface FieldProblem {
  /** '"url" must be …, but is …' */
  readonly text: string;
  readonly line?: number;
}

/** Prints each problem on a line of its own: "line 3: text". */
function listProblems(problems: readonly FieldProblem[]): string {
  return problems.map(({text, line}) => `\n  ${line === undefined ? '' : `line ${line}: `}${text}`).join('');
}

function placeOf(file: string, problems: readonly FieldProblem[]): SourcePlace {
  return {file, line: problems[0]?.line};
}

export const errors = {
  ...swizzleErrors,

  siteDirNotFound: (dir: string) => new SiteError('SITE_DIR_NOT_FOUND', `There is no folder ${dir}.`),

  sitePathNotUsable: ({dir, sign}: {dir: string; sign: string}) =>
    new SiteError('SITE_PATH_NOT_USABLE', `The path of the site has the character "${sign}": ${dir}`, {
      hint: 'webpack gives this character a meaning of its own. Rename the folder, or move the site to another one.',
    }),

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
      hint: 'Put values of your own into "customFields".',
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

  localesShareOutput: ({
    locales: [first, second],
    folder,
    place,
  }: {
    locales: readonly [string, string];
    folder: string;
    place: SourcePlace;
  }) =>
    new SiteError(
      'LOCALES_SHARE_OUTPUT',
      `The locales "${first}" and "${second}" have the same address below the site: both would be written to ${folder}.`,
      {
        place,
        hint: `Give them different "baseUrl" in "i18n.localeConfigs". If each has a domain of its own, build them one by one: "site build --locale ${first} --out-dir build/${first}".`,
      },
    ),

  moduleSyntax: ({place, reason, cause}: {place: SourcePlace; reason: string; cause: unknown}) =>
    new SiteError('MODULE_SYNTAX', `This file cannot be read: ${reason}`, {place, cause}),

  moduleThrew: ({place, reason, cause}: {place: SourcePlace; reason: string; cause: unknown}) =>
    new SiteError('MODULE_THREW', `This file could not be evaluated. ${reason}`, {place, cause}),

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

  themeConfigInvalid: ({
    label,
    problems,
    file,
  }: {
    label: string;
    problems: readonly FieldProblem[];
    file: string;
  }) =>
    new SiteError(
      'THEME_CONFIG_INVALID',
      problems.length === 1
        ? `${label} rejects "themeConfig": ${problems[0]?.text}`
        : `${label} rejects "themeConfig":${listProblems(problems)}`,
      {place: placeOf(file, problems)},
    ),

  pluginLoadFailed: ({label, place, cause}: {label: string; place?: SourcePlace; cause: unknown}) =>
    new SiteError('PLUGIN_LOAD_FAILED', `${label} could not be loaded: ${reasonOf(cause)}`, {place, cause}),

  indexFileNotAnnounced: ({
    file,
    plugin,
    announced,
  }: {
    file: string;
    plugin: string;
    announced: readonly string[];
  }) => {
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

  /** @param from - begins the sentence: "The plugin x", or a file of the site */
  uncaught: ({from, cause}: {from: string; cause: unknown}) =>
    new SiteError('PLUGIN_ERROR_UNCAUGHT', `${from} failed where nothing catches it: ${reasonOf(cause)}`, {
      hint: 'Its code has a promise that is not awaited, or a callback that throws.',
      cause,
    }),

  packageJsonInvalid: ({
    file,
    reason,
    ...at
  }: {
    file: string;
    reason: string;
    line: number;
    column?: number;
  }) =>
    new SiteError('PACKAGE_JSON_INVALID', `The package.json of the site is not JSON: ${reason}.`, {
      place: {file, ...at},
      hint: 'Node finds no packages of the site until the file can be read.',
    }),

  translationFileInvalid: ({file, line, reason}: {file: string; line?: number; reason: string}) =>
    new SiteError('TRANSLATION_FILE_INVALID', `This translation file is not valid: ${reason}`, {
      place: {file, ...(line !== undefined && {line})},
      hint: 'It must look like {"some.id": {"message": "…", "description": "…"}}.',
    }),

  translationRecordInvalid: ({file, line, reason}: {file: string; line: number; reason: string}) =>
    new SiteError('TRANSLATION_RECORD_INVALID', `This record of translations is not valid: ${reason}`, {
      place: {file, line},
      hint: 'Take it back from an earlier commit. Without this file, all translations count as made from an unknown source.',
    }),

  localeNotTranslated: ({locale, file}: {locale: string; file: string}) =>
    new SiteError(
      'LOCALE_NOT_TRANSLATED',
      `The locale "${locale}" has "translate: false", so nothing reads its translations.`,
      {place: {file}, hint: `Remove "translate" from "i18n.localeConfigs.${locale}".`},
    ),

  localeIsDefault: ({locale, file}: {locale: string; file: string}) =>
    new SiteError(
      'LOCALE_IS_DEFAULT',
      `"${locale}" is the language that the site is written in: it has no translations that could be missing.`,
      {place: {file}, hint: 'Name another locale, or none for all of them.'},
    ),

  translationUnknown: ({target, known}: {target: string; known: readonly string[]}) => {
    const nearest = nearestWord(target, known);
    return new SiteError('TRANSLATION_UNKNOWN', `There is no translation "${target}".`, {
      hint: nearest
        ? `Did you mean "${nearest}"?`
        : 'Name a file below "i18n/<locale>/", or a message of one: "i18n/fr/code.json#home.title".',
    });
  },

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

  packageJsonNotFound: (dir: string) =>
    new SiteError('PACKAGE_JSON_NOT_FOUND', `There is no package.json in ${dir}, nor above it.`, {
      hint: 'Run the command in the folder of a Docusaurus site.',
    }),

  migrationNotWritten: ({isTerminal}: {isTerminal: boolean}) =>
    new SiteError('MIGRATION_NOT_WRITTEN', 'Nothing was written.', {
      hint: isTerminal
        ? 'Run the command again to write the changes above.'
        : 'There is no terminal to ask in. "site migrate --yes" writes the changes above.',
    }),

  migrationFileChanged: (file: string) =>
    new SiteError('MIGRATION_FILE_CHANGED', 'This file changed while you were asked. Nothing was written.', {
      place: {file},
      hint: 'Run the command again.',
    }),

  deployValueMissing: ({field, variable, file}: {field: string; variable: string; file: string}) =>
    new SiteError(
      'DEPLOY_VALUE_MISSING',
      `"${field}" is not set, so there is nowhere to deploy the site to.`,
      {
        place: {file},
        hint: `Set it in the configuration, or set the environment variable ${variable}.`,
      },
    ),

  deployValueInvalid: ({
    name,
    value,
    expected,
    place,
  }: {
    name: string;
    value: string;
    expected: string;
    place?: SourcePlace | undefined;
  }) =>
    new SiteError('DEPLOY_VALUE_INVALID', `${name} must be ${expected}, but is ${JSON.stringify(value)}.`, {
      place,
    }),

  deployOntoSource: (branch: string) =>
    new SiteError(
      'DEPLOY_ONTO_SOURCE',
      `The site would be deployed onto the branch "${branch}", which is the one with its sources.`,
      {
        hint: 'Set "deploymentBranch", or the environment variable DEPLOYMENT_BRANCH, to another branch.',
      },
    ),

  deployBuildNotFound: (dir: string) =>
    new SiteError('BUILD_NOT_FOUND', `There is no build in ${dir}.`, {
      hint: 'Leave out --skip-build, or run site build first.',
    }),

  deployGitMissing: () =>
    new SiteError('DEPLOY_GIT_MISSING', 'The command git was not found.', {
      hint: 'Install git, and check that it is in the PATH.',
    }),

  deployGitFailed: ({command, code, output}: {command: string; code: number; output: string}) =>
    new SiteError('DEPLOY_GIT_FAILED', `"${command}" ended with the status ${code}:\n${output}`, {
      hint: gitHint(output),
    }),

  markdownFileNotFound: (name: string) =>
    new SiteError('MARKDOWN_FILE_NOT_FOUND', `There is no Markdown file "${name}".`, {
      hint: 'Name .md or .mdx files, folders or patterns, relative to the current folder. Without any, the command takes all content of the site.',
    }),

  markdownFileOutsideSite: ({file, siteDir}: {file: string; siteDir: string}) =>
    new SiteError('MARKDOWN_FILE_OUTSIDE_SITE', `The file ${file} is not in the site, ${siteDir}.`, {
      hint: 'The first argument is the folder of the site, the files follow: site write-heading-ids . docs/intro.md.',
    }),

  headingIdSyntaxOff: () =>
    new SiteError(
      'HEADING_ID_SYNTAX_OFF',
      'The site does not read "{#id}" behind headings of MDX pages: "markdown.mdx1Compat.headingIds" is false.',
      {hint: 'Use --syntax mdx-comment.'},
    ),

  headingIdOptionsExclusive: () =>
    new SiteError('HEADING_ID_OPTIONS_EXCLUSIVE', '"overwrite" and "migrate" exclude each other.', {
      hint: 'Ids that are replaced are written in the wanted syntax anyway. To keep them, leave out "overwrite".',
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

  clearFailed: (failed: readonly {readonly name: string; readonly cause: unknown}[]) =>
    new SiteError(
      'CLEAR_FAILED',
      `These folders cannot be removed: ${failed.map(({name, cause}) => `${name} (${(cause as NodeJS.ErrnoException).code})`).join(', ')}.`,
      {hint: 'Run the command as the owner of the folders.', cause: failed[0]?.cause},
    ),

  /** @param command - "site build" */
  commandInvalid: ({reason, suggestion, command}: {reason: string; suggestion: string; command: string}) =>
    new SiteError('COMMAND_INVALID', reason.endsWith('.') ? reason : `${reason}.`, {
      hint: [suggestion, `${command} --help lists the options.`].filter(Boolean).join(' '),
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

const GIT_HINTS: readonly (readonly [output: RegExp, hint: string])[] = [
  [
    /tell me who you are|empty ident|auto-detect email/i,
    'Set GIT_USER_NAME and GIT_USER_EMAIL, or "git config user.name" and "git config user.email".',
  ],
  [
    /authentication failed|could not read (?:username|password)|terminal prompts disabled|\b40[13]\b|access denied/i,
    'Check GIT_USER and GIT_PASS: GitHub takes a token with the right to write, not the password of an account. With SSH keys, set USE_SSH=true.',
  ],
  [
    /permission denied \(publickey|host key verification failed/i,
    'Add an SSH key of this machine to the git host, or set USE_SSH=false, GIT_USER and GIT_PASS.',
  ],
  [
    /could not resolve host|unable to access|connection (?:refused|timed out)/i,
    'Check the network, "githubHost" and "githubPort".',
  ],
  [
    /not found|does not (?:appear to be a git repository|exist)|not a git repository/i,
    'Check "organizationName" and "projectName". A host also reports a private repository this way if you may not read it.',
  ],
  [
    /\[rejected\]|non-fast-forward|fetch first/i,
    'The branch changed in the meantime. Run the command again.',
  ],
  [
    /protected branch|pre-receive hook declined/i,
    'The git host does not accept pushes to this branch: change its protection rules.',
  ],
];

/** Advice for a message of git. */
function gitHint(output: string): string | undefined {
  return GIT_HINTS.find(([pattern]) => pattern.test(output))?.[1];
}
