import {Command, Option} from 'commander';
import type {MigrateFlags, SwizzleFlags, WriteHeadingIdsFlags} from '../config/flags.js';
import {CHECK_NAMES} from '../schema/checkNames.js';
import {coreVersion} from '../version.js';
import {
  defaultConfig,
  defaultSiteDir,
  parseCount,
  parseNames,
  parsePoll,
  parsePort,
  parseRun,
  parseShard,
  parseShardCount,
  parseSiteUrl,
} from './options.js';

/** Returns an action that imports its command only when the action is called. */
function load<Flags extends {readonly siteDir: string}>(command: () => Promise<(flags: Flags) => unknown>) {
  return async (siteDir: string, flags: Omit<Flags, 'siteDir'>): Promise<void> => {
    const run = await command();
    await run({...flags, siteDir} as Flags);
  };
}

const CONFIG_HELP =
  'configuration file, relative to the site folder (default: site.config.* or docusaurus.config.*)';

const HELP_TEXT = 'print this help';

function siteCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .helpOption('-h, --help', HELP_TEXT)
    .argument('[siteDir]', 'folder of the site', defaultSiteDir());
}

/** Adds an option that is `false` by default. The help does not show "(default: false)". */
function addSwitch(command: Command, option: Option): Command {
  return command.addOption(option).setOptionValueWithSource(option.attributeName(), false, 'default');
}

function configOption(): Option {
  return new Option('--config <file>', CONFIG_HELP).default(defaultConfig());
}

function portOption(): Option {
  return new Option('-p, --port <port>', 'port to listen on (default: 3000)')
    .env('PORT')
    .argParser(parsePort);
}

function addBuild(program: Command): void {
  const command = siteCommand(program, 'build', 'Build the site for production.');
  addSwitch(command, new Option('--dev', "use React's development build, for readable errors"));
  addSwitch(command, new Option('--bundle-analyzer', 'show what the code bundle consists of'));
  command
    .option('--out-dir <dir>', 'folder for the result, relative to the site folder (default: build)')
    .addOption(configOption())
    .option('-l, --locale <locale...>', 'build these locales only; a single one without its path segment')
    .option('--no-minify', 'leave the code readable')
    .option('--verbose', 'list each page that starts React at once, with the reasons')
    .addOption(
      new Option('--shard <k/n>', 'make one of n shares of the pages, for site build --merge')
        .argParser(parseShard)
        .conflicts(['merge', 'bundleAnalyzer', 'outDir', 'verbose']),
    )
    .addOption(
      new Option('--merge [n]', 'build with the pages of all n shards')
        .argParser(parseShardCount)
        .conflicts(['bundleAnalyzer']),
    )
    .addOption(
      new Option(
        '--run <name>',
        'name that shards and merge have in common (default: of the CI, or the commit)',
      ).argParser(parseRun),
    )
    .action(load(async () => (await import('./commands/build.js')).runBuildCommand));
}

function addStart(program: Command): void {
  const command = siteCommand(program, 'start', 'Serve the site while you edit it.')
    .helpOption('--help', HELP_TEXT)
    .addOption(portOption())
    .option('-h, --host <host>', 'host to listen on', 'localhost')
    .option('-l, --locale <locale>', 'show this locale only (default: all)');
  addSwitch(command, new Option('--hot-only', 'replace modules only, never reload the page'));
  command.addOption(configOption()).option('--no-open', 'do not open a browser');
  const poll = new Option('--poll [milliseconds]', 'find changes by reading file times at an interval');
  addSwitch(command, poll.argParser(parsePoll))
    .option('--no-minify', 'accepted for compatibility; this command minifies nothing')
    .action(load(async () => (await import('./commands/start.js')).runStart));
}

function addCheck(program: Command): void {
  const command = siteCommand(program, 'check', 'Find broken links and other faults, for CI.')
    .addOption(
      new Option('--only <checks>', `run these checks only: ${CHECK_NAMES.join(',')}`).argParser(parseNames),
    )
    .addOption(new Option('--skip <checks>', 'leave out these checks').argParser(parseNames))
    .addOption(
      new Option('--pages <patterns>', 'check the pages with these paths only: "/docs/**"').argParser(
        parseNames,
      ),
    );
  addSwitch(command, new Option('--external', 'request the addresses of other sites, too'));
  addSwitch(command, new Option('--accessibility', 'open all pages in Chromium, too, and check them by axe'));
  addSwitch(command, new Option('--json', 'print JSON'));
  command
    .option('--no-build', 'check the output of the last site build, instead of building the site')
    .option('--out-dir <dir>', 'folder of this output, relative to the site folder (default: build)')
    .addOption(configOption())
    .action(load(async () => (await import('./commands/check.js')).runCheck));
}

function addServe(program: Command): void {
  const command = siteCommand(program, 'serve', 'Serve a finished build on this machine.')
    .helpOption('--help', HELP_TEXT)
    .option('--dir <dir>', 'folder of the build, relative to the site folder (default: build)')
    .addOption(configOption())
    .addOption(portOption())
    .option('-h, --host <host>', 'host to listen on', 'localhost')
    .option('--no-open', 'do not open a browser');
  addSwitch(command, new Option('--build', 'build first')).action(
    load(async () => (await import('./commands/serve.js')).runServe),
  );
}

function addClear(program: Command): void {
  siteCommand(program, 'clear', 'Remove everything that the other commands wrote.').action(
    load(async () => (await import('./commands/clear.js')).runClear),
  );
}

function addDeploy(program: Command): void {
  const command = siteCommand(
    program,
    'deploy',
    'Build the site and publish it: to a branch of a git host, or to a folder.',
  )
    .addOption(configOption())
    .option('--out-dir <dir>', 'folder for the result, relative to the site folder (default: build)')
    .option('-l, --locale <locale...>', 'build these locales only; a single one without its path segment')
    .option('--target-dir <dir>', 'folder of the branch that is replaced', '.')
    .option('--to <target>', 'folder on this or another machine: rsync:user@host:/folder');
  addSwitch(command, new Option('--dry-run', 'print the changes, and publish nothing'));
  addSwitch(command, new Option('--skip-build', 'publish the build that is there')).action(
    load(async () => (await import('./commands/deploy.js')).runDeploy),
  );
}

function addWriteHeadingIds(program: Command): void {
  const command = siteCommand(
    program,
    'write-heading-ids',
    'Write an id behind each heading of your Markdown.',
  )
    .argument('[files...]', 'files, folders or patterns (default: all content of the site)')
    .addOption(configOption());
  const syntax = new Option('--syntax <syntax>', 'how to write ids: {#id} or {/* #id */} (default: classic)');
  command.addOption(syntax.choices(['classic', 'mdx-comment']));
  addSwitch(command, new Option('--migrate', 'rewrite existing ids in the other syntax'));
  addSwitch(command, new Option('--overwrite', 'replace existing ids'));
  addSwitch(command, new Option('--maintain-case', 'keep capital letters')).action(
    async (
      siteDir: string,
      files: readonly string[],
      flags: Omit<WriteHeadingIdsFlags, 'siteDir' | 'files'>,
    ) => {
      const {runWriteHeadingIds} = await import('./commands/writeHeadingIds.js');
      await runWriteHeadingIds({...flags, siteDir, files});
    },
  );
}

function addMigrate(program: Command): void {
  const command = siteCommand(program, 'migrate', 'Change a Docusaurus site so that Lectern builds it.');
  addSwitch(command, new Option('-y, --yes', 'write the changes without asking')).action(
    async (siteDir: string, flags: Omit<MigrateFlags, 'siteDir'>) => {
      const {runMigrate} = await import('./commands/migrate.js');
      await runMigrate({...flags, siteDir}, new Set(program.commands.map((one) => one.name())));
    },
  );
}

function addUpgrade(program: Command): void {
  const command = siteCommand(program, 'upgrade', 'Update all packages of Lectern, and what needs a change.')
    .option('--to <version>', 'version or tag to update to', 'latest')
    .addOption(configOption());
  addSwitch(command, new Option('-y, --yes', 'make the changes without asking'));
  addSwitch(command, new Option('--dry-run', 'show the changes, and write nothing'));
  addSwitch(command, new Option('--force', 'change files with uncommitted changes, too')).action(
    load(async () => (await import('./commands/upgrade.js')).runUpgrade),
  );
}

function addWriteTranslations(program: Command): void {
  const command = siteCommand(
    program,
    'write-translations',
    'Write the texts of the site to files for translators.',
  )
    .option('-l, --locale <locale>', 'locale whose files are written (default: the default locale)')
    .addOption(configOption());
  addSwitch(command, new Option('--override', 'replace messages that the files have already'))
    .option('--messagePrefix <prefix>', 'put before each text that is written', '')
    .action(load(async () => (await import('./commands/writeTranslations.js')).runWriteTranslations));
}

function addTranslations(program: Command): void {
  const command = siteCommand(
    program,
    'translations',
    'Show which translations are missing, stale or orphaned.',
  );
  addSwitch(command, new Option('--status', 'list them; also without this option, unless --mark is given'))
    .option(
      '--mark [translations...]',
      'record that these were made from the sources of today (default: all without a record)',
    )
    .option('-l, --locale <locale>', 'this locale only (default: all but the default locale)')
    .addOption(configOption())
    .action(load(async () => (await import('./commands/translations.js')).runTranslations));
}

const SWIZZLE_SWITCHES = [
  new Option('-w, --wrap', 'write a component that renders the original').conflicts('eject'),
  new Option('-e, --eject', 'copy the source of the component'),
  new Option('-l, --list', 'list the components of the themes and how safe it is to change them'),
  new Option('-t, --typescript', 'write TypeScript (default: if the site has a tsconfig.json)').conflicts(
    'javascript',
  ),
  new Option('-j, --javascript', 'write JavaScript'),
  new Option('--danger', 'do what is unsafe without asking'),
  new Option('--force', 'overwrite files without asking'),
  new Option('--status', 'list the ejected files that the theme has changed since'),
  new Option('--update', 'merge these changes into the ejected files').conflicts(['wrap', 'eject', 'status']),
];

function addSwizzle(program: Command): void {
  const command = program
    .command('swizzle')
    .description('Wrap or eject a component of the theme.')
    .helpOption('-h, --help', HELP_TEXT)
    .argument('[theme]', 'package name of the theme')
    .argument('[component]', 'name of the component: "Footer", "DocItem/Layout"')
    .argument('[siteDir]', 'folder of the site', defaultSiteDir());
  for (const option of SWIZZLE_SWITCHES) addSwitch(command, option);
  command
    .addOption(configOption())
    .action(
      async (
        theme: string | undefined,
        component: string | undefined,
        siteDir: string,
        flags: Omit<SwizzleFlags, 'siteDir' | 'theme' | 'component'>,
      ) => {
        const {runSwizzle} = await import('./commands/swizzle.js');
        await runSwizzle({...flags, theme, component, siteDir});
      },
    );
}

function addMcp(program: Command): void {
  const command = siteCommand(program, 'mcp', 'Serve the site to assistants, by the Model Context Protocol.')
    .helpOption('--help', HELP_TEXT)
    .option('--dir <dir>', 'folder of the build, relative to the site folder (default: build)')
    .addOption(
      new Option('--url <url>', 'serve the site at this address instead, such as that of site start')
        .argParser(parseSiteUrl)
        .conflicts(['dir', 'locale', 'config']),
    )
    .option('-l, --locale <locale>', 'language to serve (default: the default locale)')
    .addOption(configOption());
  addSwitch(command, new Option('--http', 'listen for HTTP instead of standard input'));
  const inHttp = {http: true};
  command
    .addOption(
      new Option('-p, --port <port>', 'port to listen on (default: 3100); implies --http')
        .argParser(parsePort)
        .implies(inHttp),
    )
    .addOption(
      new Option('-h, --host <host>', 'host to listen on (default: 127.0.0.1); implies --http').implies(
        inHttp,
      ),
    )
    .addOption(
      new Option(
        '--allowed-host <name...>',
        'other names by which clients may call it; implies --http',
      ).implies(inHttp),
    )
    .action(load(async () => (await import('./commands/mcp.js')).runMcp));
}

function addSamples(program: Command): void {
  const command = siteCommand(program, 'samples', 'Run the code of pages that is marked as a test.')
    .option('--only <files...>', 'files, folders or patterns of pages (default: all content of the site)')
    .addOption(
      new Option(
        '-j, --jobs <number>',
        'samples that run at one time (default: number of processors)',
      ).argParser(parseCount),
    )
    .addOption(configOption());
  addSwitch(command, new Option('--force', 'run samples that have passed before, too'));
  addSwitch(command, new Option('--list', 'list the samples, and run none'));
  addSwitch(command, new Option('--json', 'print the result as JSON')).action(
    load(async () => (await import('./commands/samples.js')).runSamples),
  );
}

function addTypes(program: Command): void {
  siteCommand(program, 'types', 'Write type declarations of the theme, for TypeScript.')
    .addOption(configOption())
    .action(load(async () => (await import('./commands/types.js')).runTypes));
}

/**
 * Creates the commands and their options, without commands of plugins. The program throws an error where commander by
 * default ends the process.
 */
export function createProgram(): Command {
  const program = new Command('site')
    .description('Builds a documentation site from a folder of Markdown.')
    .version(coreVersion, '-v, --version', 'print the version')
    .helpOption('-h, --help', HELP_TEXT)
    .helpCommand('help [command]', 'print the help of a command')
    // commander prints no errors: `runCli` prints them, as it prints all other errors.
    .configureOutput({outputError: () => {}})
    .exitOverride();
  const commands = [
    addBuild,
    addCheck,
    addStart,
    addServe,
    addDeploy,
    addClear,
    addSwizzle,
    addWriteHeadingIds,
    addWriteTranslations,
    addTranslations,
    addTypes,
    addSamples,
    addMcp,
    addMigrate,
    addUpgrade,
  ];
  for (const add of commands) add(program);
  return program;
}
