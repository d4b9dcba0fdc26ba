import {errorCode} from '@lectern/store';
import type {ErrorCode} from './errorCodes.js';
import {SiteError, type SourceLocation, type Texts} from './SiteError.js';
import {nearestWord} from './suggestions.js';
import {plural} from './words.js';

/** Errors about commands, their arguments and ports. */
export const commandErrors = {
  migrationNotWritten: ({isTerminal}: {isTerminal: boolean}) =>
    new SiteError('MIGRATION_NOT_WRITTEN', 'Nothing was written.', {
      hint: isTerminal
        ? 'Run the command again to write the changes above.'
        : 'There is no terminal to ask in. "site migrate --yes" writes the changes above.',
    }),

  migrationFileChanged: (file: string) =>
    new SiteError('MIGRATION_FILE_CHANGED', 'This file changed while you were asked. Nothing was written.', {
      location: {file},
      hint: 'Run the command again.',
    }),

  deployValueMissing: ({field, variable, file}: {field: string; variable: string; file: string}) =>
    new SiteError(
      'DEPLOY_VALUE_MISSING',
      `"${field}" is not set, so there is nowhere to deploy the site to.`,
      {
        location: {file},
        hint: `Set it in the configuration, or set the environment variable ${variable}.`,
      },
    ),

  deployValueInvalid: (
    {name, value, expected}: Texts<'name' | 'value' | 'expected'>,
    location?: SourceLocation,
  ) =>
    new SiteError('DEPLOY_VALUE_INVALID', `${name} must be ${expected}, but is ${JSON.stringify(value)}.`, {
      location,
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

  deployBucketFailed: (reason: string) =>
    new SiteError('DEPLOY_BUCKET_FAILED', `The bucket cannot be used: ${reason}.`, {
      hint: 'Check the name of the bucket, and AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_ENDPOINT_URL_S3. The site in the bucket still works; the next deployment sends the rest.',
    }),

  deployToolMissing: (tool: string) =>
    new SiteError('DEPLOY_TOOL_MISSING', `The command ${tool} was not found.`, {
      hint: `Install ${tool}, and check that it is in the PATH.`,
    }),

  deployToolFailed: ({tool, code, output}: {tool: string; code: number; output: string}) =>
    new SiteError('DEPLOY_TOOL_FAILED', `${tool} ended with the status ${code}:\n${output}`, {
      hint: 'The site in the target still works. Deploy again when the reason is gone: the rest is sent then.',
    }),

  /** @param finding - one mistake in the samples of a site */
  sample: ({
    code,
    message,
    hint,
    file,
    line,
  }: {
    code: ErrorCode;
    message: string;
    hint?: string;
    file: string;
    line?: number;
  }) => new SiteError(code, message, {location: {file, ...(line !== undefined && {line})}, hint}),

  samplesFailed: (mistakes: number) =>
    new SiteError('SAMPLE_FAILED', `The samples have ${plural(mistakes, 'mistake')}, see above.`, {
      hint: 'To run those of one page again: site samples --only docs/page.md',
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

  mcpBuildNotFound: (dir: string) =>
    new SiteError('BUILD_NOT_FOUND', `There is no build in ${dir}.`, {
      hint: 'Run site build first, or name a running site: site mcp --url http://localhost:3000.',
    }),

  /** @param command - how to install the package: "npm install @lectern/mcp" */
  mcpNotInstalled: ({siteDir, command}: {siteDir: string; command: string}) =>
    new SiteError('MCP_NOT_INSTALLED', 'The package @lectern/mcp is not installed.', {
      hint: `Run this in ${siteDir}: ${command}`,
    }),

  clearFailed: (failed: readonly {readonly name: string; readonly cause: unknown}[]) =>
    new SiteError(
      'CLEAR_FAILED',
      `These folders cannot be removed: ${failed.map(({name, cause}) => `${name} (${errorCode(cause)})`).join(', ')}.`,
      {hint: 'Run the command as the owner of the folders.', cause: failed[0]?.cause},
    ),

  /** @param command - the command for the hint: "site build" */
  commandInvalid: ({reason, suggestion, command}: {reason: string; suggestion: string; command: string}) =>
    new SiteError('COMMAND_INVALID', reason.endsWith('.') ? reason : `${reason}.`, {
      hint: [suggestion, `${command} --help lists the options.`].filter(Boolean).join(' '),
    }),

  /** @param noSite - reason for which there are no commands of plugins: `CONFIG_NOT_FOUND`, `SITE_DIR_NOT_FOUND` */
  commandUnknown: ({
    name,
    known,
    noSite,
  }: {
    name: string;
    known: readonly string[];
    noSite?: SiteError | undefined;
  }) => {
    const owner = PLUGIN_COMMANDS[name];
    // Only plugins have commands such as "docs:version".
    if (noSite && (owner !== undefined || name.includes(':'))) return noSite;
    if (owner !== undefined)
      return new SiteError(
        'COMMAND_UNKNOWN',
        `"site ${name}" is a command of a plugin, which the site does not use.`,
        {hint: owner},
      );
    const nearest = nearestWord(name, known);
    return new SiteError('COMMAND_UNKNOWN', `There is no command "${name}".`, {
      hint: nearest
        ? `Did you mean "site ${nearest}"?`
        : `site --help lists the commands.${noSite ? ` Plugins add more in the folder of a site: ${noSite.message}` : ''}`,
    });
  },
};

/** Advice for commands that a plugin adds when one of its options is set: name of the command → how to get it. */
const PLUGIN_COMMANDS: Readonly<Record<string, string>> = {
  redirects:
    'Install @lectern/plugin-client-redirects, and add it to "plugins" of the site config with the option "path": [\'client-redirects\', {path: \'redirects\'}].',
};

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

/** Hint for a message of git; `undefined` if there is none. */
function gitHint(output: string): string | undefined {
  return GIT_HINTS.find(([pattern]) => pattern.test(output))?.[1];
}
